-- A signature may be drawn beside the typed name: the path of an SVG, in a box of 600 by 200. It is sealed with what was signed.
ALTER TABLE inspection_signatures ADD COLUMN drawing text
  CHECK (char_length(drawing) BETWEEN 1 AND 8000 AND drawing ~ '^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})*)+$');
