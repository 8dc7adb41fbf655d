-- Up Migration

-- Which lines of the bank a closing took: the list whose SHA-256 is published at the closing. Investors read the lines; who paid stands in none of them.
create table period_line (
  closing_id bigint not null references period_closing,
  seq integer not null check (seq > 0),
  -- The bank's day; of what no line stands behind, the day that it was booked for.
  day date not null,
  -- Positive: earned, negative: spent.
  amount bigint not null check (amount <> 0),
  kind text not null check (kind in ('rent_income', 'other_income', 'sale_proceeds', 'sale_cost',
    'management', 'repair', 'insurance', 'public_dues', 'brokerage', 'registration', 'expert', 'appraisal', 'other')),
  payer text not null check (payer in ('third_party', 'related_party', 'none')),
  -- SHA-256 of the salt and the bank's own line: whoever is shown the salt finds the line in the statement, nobody else can guess it.
  salt text not null check (salt ~ '^[0-9a-f]{32}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- Null where no line of the bank stands behind it.
  statement_line_id bigint references bank_statement_line,
  entry_id bigint not null references journal_entry,
  primary key (closing_id, seq)
);
create trigger append_only before update or delete on period_line for each row execute function refuse_change();
create trigger append_only_truncate before truncate on period_line execute function refuse_change();

-- Of the whole list, as it was published. Null for what was closed before lists were kept.
alter table period_closing add column lines_sha256 text check (lines_sha256 ~ '^[0-9a-f]{64}$');

select watch_operator_writes();
