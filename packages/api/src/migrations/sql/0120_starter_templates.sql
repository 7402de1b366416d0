-- Templates that come with the product are samples until somebody makes them their own.

ALTER TABLE message_templates ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
ALTER TABLE document_templates ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
