-- Up Migration

-- The bank's own statement of the company's account, as it was read: every line with the balance that the bank reported after it.
create table bank_statement_line (
  id bigint generated always as identity primary key,
  real_account_id text not null,
  item_key text not null,
  -- Signed: negative left the account.
  amount bigint not null check (amount <> 0),
  balance bigint not null,
  transacted_on date not null,
  remarks text not null default '',
  -- The first reading keeps the newest line alone: where the comparison with the book begins.
  is_anchor boolean not null default false,
  read_at timestamptz not null,
  unique (real_account_id, item_key)
);
create unique index bank_statement_anchor on bank_statement_line (real_account_id) where is_anchor;
create trigger append_only before update or delete on bank_statement_line for each row execute function refuse_change();
create trigger append_only_truncate before truncate on bank_statement_line execute function refuse_change();
