-- Up Migration

-- Every fund keeps its own books. A posting says in which book it stands and what may stand there is said by rows, so that no code and no hand books
-- anything else. src/ledger/chart.ts and src/ledger/entry-kinds.ts hold the same rows; a test compares them.

create table account_kind (
  kind text primary key,
  -- In which books it may stand.
  scope text not null check (scope in ('any', 'fund', 'operator', 'unassigned', 'legacy')),
  -- Its own side: never below zero on the debit side, never above on the credit side.
  side text not null check (side in ('debit', 'credit', 'either')),
  -- What the reference names.
  ref text not null check (ref in ('none', 'real_account', 'fund', 'investment', 'member', 'payout')),
  -- Money that is there, or that the bank has to give back.
  is_cash boolean not null,
  -- Owed to somebody by name: there in cash, or the book is short.
  is_tied boolean not null
);
create table entry_kind (
  kind text primary key,
  -- A fact is booked whatever hole it leaves; a decision is refused where a book lacks the money.
  nature text not null check (nature in ('fact', 'decision')),
  crosses_books boolean not null
);
create table posting_rule (
  entry_kind text not null references entry_kind,
  account_kind text not null references account_kind,
  side text not null check (side in ('debit', 'credit')),
  primary key (entry_kind, account_kind, side)
);

insert into account_kind (kind, scope, side, ref, is_cash, is_tied) values
  ('bank', 'any', 'debit', 'real_account', true, false),
  ('return_due', 'fund', 'debit', 'payout', true, false),
  ('property', 'fund', 'debit', 'none', false, false),
  ('fund_interest', 'operator', 'debit', 'fund', false, false),
  ('unexplained', 'unassigned', 'debit', 'none', false, false),
  ('deposit', 'fund', 'credit', 'investment', false, true),
  ('capital', 'fund', 'credit', 'investment', false, true),
  ('deployed', 'fund', 'credit', 'investment', false, false),
  ('taken_over', 'fund', 'credit', 'none', false, false),
  ('payable', 'fund', 'credit', 'investment', false, false),
  ('withholding_unpaid', 'fund', 'credit', 'investment', false, false),
  ('refundable', 'fund', 'credit', 'member', false, true),
  ('in_flight', 'fund', 'credit', 'payout', false, true),
  ('withholding_in_flight', 'fund', 'credit', 'payout', false, true),
  ('suspense', 'unassigned', 'credit', 'none', false, true),
  ('tax', 'fund', 'credit', 'none', false, true),
  ('undistributed', 'fund', 'either', 'none', false, false),
  ('declared_income', 'fund', 'credit', 'none', false, false),
  ('own_equity', 'operator', 'either', 'none', false, false),
  ('fee', 'operator', 'debit', 'none', false, false),
  ('surcharge', 'operator', 'debit', 'none', false, false),
  ('fund_asset', 'legacy', 'debit', 'fund', false, false),
  ('float', 'legacy', 'either', 'none', false, false);

insert into entry_kind (kind, nature, crosses_books) values
  ('bank_opened', 'fact', false),
  ('deposit', 'fact', false),
  ('deposit_unknown', 'fact', false),
  ('capital_paid_in', 'fact', false),
  ('refund_owed', 'fact', false),
  ('refund_taken_back', 'fact', false),
  ('owner_found', 'decision', true),
  ('operation_started', 'decision', false),
  ('property_bought', 'decision', true),
  ('operation_undone', 'fact', true),
  ('distribution_fixed', 'decision', false),
  ('principal_due', 'decision', false),
  ('loss_allocated', 'decision', false),
  ('declared_income', 'decision', true),
  ('property_sold', 'decision', true),
  ('contribution', 'decision', true),
  ('payout_approved', 'decision', true),
  ('payout_refused', 'fact', false),
  ('payout_settled', 'fact', true),
  ('payout_arrived', 'fact', false),
  ('payout_returned', 'fact', false),
  ('account_entry', 'fact', false),
  ('suspense_returned', 'decision', false),
  ('float_in', 'fact', true),
  ('float_out', 'decision', true),
  ('fee', 'decision', true),
  ('tax_paid', 'decision', true);

insert into posting_rule (entry_kind, account_kind, side) values
  ('bank_opened', 'bank', 'debit'), ('bank_opened', 'own_equity', 'debit'), ('bank_opened', 'bank', 'credit'), ('bank_opened', 'own_equity', 'credit'),
  ('deposit', 'bank', 'debit'), ('deposit', 'deposit', 'credit'),
  ('deposit_unknown', 'bank', 'debit'), ('deposit_unknown', 'suspense', 'credit'),
  ('capital_paid_in', 'deposit', 'debit'), ('capital_paid_in', 'capital', 'credit'),
  ('refund_owed', 'deposit', 'debit'), ('refund_owed', 'capital', 'debit'), ('refund_owed', 'refundable', 'credit'),
  ('refund_taken_back', 'refundable', 'debit'), ('refund_taken_back', 'deposit', 'credit'),
  ('owner_found', 'suspense', 'debit'), ('owner_found', 'bank', 'debit'), ('owner_found', 'bank', 'credit'), ('owner_found', 'refundable', 'credit'),
  ('operation_started', 'capital', 'debit'), ('operation_started', 'deployed', 'credit'),
  ('property_bought', 'property', 'debit'), ('property_bought', 'bank', 'debit'), ('property_bought', 'bank', 'credit'), ('property_bought', 'own_equity', 'credit'),
  ('operation_undone', 'deployed', 'debit'), ('operation_undone', 'bank', 'debit'), ('operation_undone', 'own_equity', 'debit'), ('operation_undone', 'capital', 'credit'), ('operation_undone', 'property', 'credit'), ('operation_undone', 'bank', 'credit'),
  ('distribution_fixed', 'undistributed', 'debit'), ('distribution_fixed', 'payable', 'credit'), ('distribution_fixed', 'withholding_unpaid', 'credit'),
  ('principal_due', 'deployed', 'debit'), ('principal_due', 'payable', 'credit'),
  ('loss_allocated', 'deployed', 'debit'), ('loss_allocated', 'property', 'credit'),
  ('declared_income', 'bank', 'debit'), ('declared_income', 'own_equity', 'debit'), ('declared_income', 'declared_income', 'credit'), ('declared_income', 'bank', 'credit'),
  ('property_sold', 'bank', 'debit'), ('property_sold', 'own_equity', 'debit'), ('property_sold', 'property', 'credit'), ('property_sold', 'bank', 'credit'),
  ('contribution', 'bank', 'debit'), ('contribution', 'fund_interest', 'debit'), ('contribution', 'taken_over', 'credit'), ('contribution', 'bank', 'credit'),
  ('payout_approved', 'payable', 'debit'), ('payout_approved', 'refundable', 'debit'), ('payout_approved', 'withholding_unpaid', 'debit'), ('payout_approved', 'in_flight', 'credit'), ('payout_approved', 'withholding_in_flight', 'credit'),
  ('payout_refused', 'in_flight', 'debit'), ('payout_refused', 'withholding_in_flight', 'debit'), ('payout_refused', 'payable', 'credit'), ('payout_refused', 'refundable', 'credit'), ('payout_refused', 'withholding_unpaid', 'credit'),
  ('payout_settled', 'in_flight', 'debit'), ('payout_settled', 'withholding_in_flight', 'debit'), ('payout_settled', 'return_due', 'debit'), ('payout_settled', 'fee', 'debit'), ('payout_settled', 'bank', 'credit'), ('payout_settled', 'tax', 'credit'),
  ('payout_arrived', 'in_flight', 'debit'), ('payout_arrived', 'withholding_in_flight', 'debit'), ('payout_arrived', 'return_due', 'credit'), ('payout_arrived', 'tax', 'credit'),
  ('payout_returned', 'bank', 'debit'), ('payout_returned', 'payable', 'credit'), ('payout_returned', 'refundable', 'credit'), ('payout_returned', 'return_due', 'credit'),
  ('account_entry', 'bank', 'debit'), ('account_entry', 'unexplained', 'debit'), ('account_entry', 'suspense', 'credit'), ('account_entry', 'bank', 'credit'),
  ('suspense_returned', 'suspense', 'debit'), ('suspense_returned', 'bank', 'credit'),
  ('float_in', 'suspense', 'debit'), ('float_in', 'bank', 'debit'), ('float_in', 'bank', 'credit'), ('float_in', 'own_equity', 'credit'),
  ('float_out', 'bank', 'debit'), ('float_out', 'own_equity', 'debit'), ('float_out', 'unexplained', 'credit'), ('float_out', 'bank', 'credit'),
  ('fee', 'bank', 'debit'), ('fee', 'fee', 'debit'), ('fee', 'unexplained', 'credit'), ('fee', 'bank', 'credit'),
  ('tax_paid', 'tax', 'debit'), ('tax_paid', 'bank', 'debit'), ('tax_paid', 'surcharge', 'debit'), ('tax_paid', 'bank', 'credit'), ('tax_paid', 'unexplained', 'credit'), ('tax_paid', 'own_equity', 'credit');

-- Rows come with migrations alone.
create trigger append_only before insert or update or delete on account_kind for each row execute function refuse_change();
create trigger append_only_truncate before truncate on account_kind execute function refuse_change();
create trigger append_only before insert or update or delete on entry_kind for each row execute function refuse_change();
create trigger append_only_truncate before truncate on entry_kind execute function refuse_change();
create trigger append_only before insert or update or delete on posting_rule for each row execute function refuse_change();
create trigger append_only_truncate before truncate on posting_rule execute function refuse_change();

-- ---------------------------------------------------------------- books

-- What was posted until now is a closed chapter: a constant, so no row is written again.
alter table posting add column book text not null default 'legacy';
alter table posting alter column book drop default;
alter table posting add constraint posting_book check (book ~ '^(operator|unassigned|legacy|fund:[1-9][0-9]*)$');
alter table posting drop constraint posting_account_kind_check, drop constraint posting_check;
alter table posting add constraint posting_account_kind foreign key (account_kind) references account_kind (kind);
create index posting_of_book on posting (book, id) include (account_kind, account_ref, amount);

alter table closed_balance add column book text not null default 'legacy';
alter table closed_balance alter column book drop default;
alter table closed_balance drop constraint closed_balance_pkey, add primary key (book, account_kind, account_ref);
create index closed_balance_of_kind on closed_balance (account_kind, account_ref) include (book, amount);

-- Adds what was posted since the last closing, up to a posting below which none is under way.
create or replace function close_ledger(through bigint, at timestamptz) returns void language plpgsql as $$
declare
  closed bigint;
begin
  select through_posting_id into strict closed from ledger_closing for update;
  if through <= closed then
    return;
  end if;
  merge into closed_balance balance
  using (
    select book, account_kind, account_ref, sum(amount)::bigint as amount from posting where id > closed and id <= through group by 1, 2, 3 having sum(amount) <> 0
  ) since
  on balance.book = since.book and balance.account_kind = since.account_kind and balance.account_ref = since.account_ref
  when matched and balance.amount + since.amount = 0 then delete
  when matched then update set amount = balance.amount + since.amount
  when not matched then insert (book, account_kind, account_ref, amount) values (since.book, since.account_kind, since.account_ref, since.amount);
  update ledger_closing set through_posting_id = through, closed_at = at;
end $$;

-- Every account of every book with what stands on it now, to the yen: the closed balance and whatever was posted since.
create or replace view account_balance as
select account_kind, account_ref, sum(amount)::bigint as amount, book
from (
  select book, account_kind, account_ref, amount from closed_balance
  union all
  select book, account_kind, account_ref, amount from posting where id > closed_through()
) part
group by book, account_kind, account_ref;

-- What a book has free, whole yen: its cash less what it owes to somebody by name.
create function free_of_book(of_book text) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint
  from account_balance balance join account_kind on account_kind.kind = balance.account_kind
  where balance.book = of_book and (is_cash or is_tied)
$$;

select watch_operator_writes();
