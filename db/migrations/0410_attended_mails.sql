-- Undelivered mails that were looked after are a list of their own, from which they can be put back.
create index mail_outbox_attended on mail_outbox (undeliverable_at) where attended_at is not null;
