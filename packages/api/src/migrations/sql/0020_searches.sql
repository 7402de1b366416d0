-- Searches for a receipt or an invoice among very many: by what stands in it, folded as a query is.
CREATE INDEX receipts_search ON receipts
  USING gin (translate(lower(number || ' ' || coalesce(reference, '') || ' ' || coalesce(payer, '')), '-/.()[]''', '') gin_trgm_ops);
CREATE INDEX invoices_search ON invoices USING gin (translate(lower(number), '-/.()[]''', '') gin_trgm_ops);
