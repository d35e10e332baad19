"""What tests share: playing at random, listening, and comparing."""
