-- Up Migration

-- The balance of the company's account as the bank reported it, one row for each reading that brought something new.
-- An account's first row is where the comparison with the book begins.
create table bank_balance (
  id bigint generated always as identity primary key,
  real_account_id text not null,
  -- The newest line of the statement, after which the balance stood; null while there was none.
  item_key text,
  balance bigint not null,
  read_at timestamptz not null
);
create index bank_balance_of_account on bank_balance (real_account_id, id);
create trigger append_only before update or delete on bank_balance for each row execute function refuse_change();
create trigger append_only_truncate before truncate on bank_balance execute function refuse_change();

-- Every line of the bank's own statement, with the reading that first showed it.
create table bank_statement_line (
  id bigint generated always as identity primary key,
  bank_balance_id bigint not null references bank_balance,
  real_account_id text not null,
  item_key text not null,
  -- Signed: negative left the account.
  amount bigint not null check (amount <> 0),
  transacted_on date not null,
  remarks text not null default '',
  unique (real_account_id, item_key)
);
create index bank_statement_line_of_reading on bank_statement_line (bank_balance_id) include (amount);
create trigger append_only before update or delete on bank_statement_line for each row execute function refuse_change();
create trigger append_only_truncate before truncate on bank_statement_line execute function refuse_change();
