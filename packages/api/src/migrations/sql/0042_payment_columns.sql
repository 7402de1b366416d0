-- The columns of the payment file, as the bank of an account asks for them: [{"header": "Beneficiary", "field": "payee"}, ...].

ALTER TABLE bank_accounts ADD COLUMN payment_columns jsonb NOT NULL DEFAULT '[
  {"header": "Payee", "field": "payee"},
  {"header": "Bank Name", "field": "bank_name"},
  {"header": "Bank Branch", "field": "bank_branch"},
  {"header": "Account Number", "field": "account_number"},
  {"header": "Amount", "field": "amount"},
  {"header": "Currency", "field": "currency"},
  {"header": "Number", "field": "number"},
  {"header": "Reference", "field": "reference"},
  {"header": "Date", "field": "date"}]';

ALTER TABLE bank_accounts ADD CONSTRAINT payment_columns_known CHECK (
  CASE jsonb_typeof(payment_columns) WHEN 'array' THEN
    jsonb_array_length(payment_columns) BETWEEN 1 AND 30
    AND NOT jsonb_path_exists(payment_columns, '$[*] ? (!(@.header.type() == "string" && @.header like_regex "\\S" && (
      @.field == "payee" || @.field == "bank_name" || @.field == "bank_branch" || @.field == "account_number" || @.field == "amount"
      || @.field == "currency" || @.field == "number" || @.field == "reference" || @.field == "date")))')
  ELSE false END);
