-- Up Migration

-- A fund's own lines of the bank: rents, costs, a sale. What came in and left is explained part by part and stands in the fund's book.
-- src/ledger/chart.ts, src/ledger/entry-kinds.ts and src/domain/fund-lines.ts hold the same rows and words.

alter table account_kind drop constraint account_kind_ref_check,
  add constraint account_kind_ref_check check (ref in ('none', 'real_account', 'fund', 'investment', 'member', 'payout', 'cost_kind', 'plan'));
alter table account_kind disable trigger append_only;
alter table entry_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;

insert into account_kind (kind, scope, side, ref, is_cash, is_tied) values
  ('advanced', 'operator', 'debit', 'fund', false, false),
  ('earmarked', 'fund', 'debit', 'plan', false, false),
  ('set_aside', 'fund', 'credit', 'plan', false, true),
  ('tenant_deposit', 'fund', 'credit', 'none', false, true),
  ('advance_rent', 'fund', 'credit', 'none', false, false),
  ('accrued_cost', 'fund', 'credit', 'cost_kind', false, false),
  ('owed_to_operator', 'fund', 'credit', 'none', false, false),
  ('operator_share', 'fund', 'credit', 'none', false, false),
  ('rent_income', 'fund', 'either', 'none', false, false),
  ('other_income', 'fund', 'either', 'none', false, false),
  ('sale_proceeds', 'fund', 'credit', 'none', false, false),
  ('cost', 'fund', 'either', 'cost_kind', false, false),
  ('sale_cost', 'fund', 'debit', 'none', false, false);

insert into entry_kind (kind, nature, crosses_books) values
  ('income_line', 'fact', true),
  ('outgoing_planned', 'decision', false),
  ('outgoing_line', 'decision', true),
  ('cost_accrued', 'decision', false),
  ('rent_earned', 'decision', false),
  ('operator_paid_cost', 'decision', true),
  ('operator_repaid', 'decision', true),
  ('period_closed', 'decision', false);

insert into posting_rule (entry_kind, account_kind, side) values
  ('income_line', 'suspense', 'debit'), ('income_line', 'bank', 'debit'), ('income_line', 'cost', 'debit'), ('income_line', 'tenant_deposit', 'debit'),
  ('income_line', 'bank', 'credit'), ('income_line', 'rent_income', 'credit'), ('income_line', 'other_income', 'credit'), ('income_line', 'sale_proceeds', 'credit'), ('income_line', 'tenant_deposit', 'credit'), ('income_line', 'advance_rent', 'credit'), ('income_line', 'cost', 'credit'),
  ('outgoing_planned', 'earmarked', 'debit'), ('outgoing_planned', 'set_aside', 'credit'),
  ('outgoing_line', 'bank', 'debit'), ('outgoing_line', 'set_aside', 'debit'), ('outgoing_line', 'cost', 'debit'), ('outgoing_line', 'accrued_cost', 'debit'), ('outgoing_line', 'tenant_deposit', 'debit'), ('outgoing_line', 'advance_rent', 'debit'), ('outgoing_line', 'rent_income', 'debit'), ('outgoing_line', 'other_income', 'debit'),
  ('outgoing_line', 'bank', 'credit'), ('outgoing_line', 'unexplained', 'credit'), ('outgoing_line', 'earmarked', 'credit'), ('outgoing_line', 'other_income', 'credit'),
  ('cost_accrued', 'cost', 'debit'), ('cost_accrued', 'accrued_cost', 'credit'),
  ('rent_earned', 'advance_rent', 'debit'), ('rent_earned', 'rent_income', 'credit'),
  ('operator_paid_cost', 'cost', 'debit'), ('operator_paid_cost', 'advanced', 'debit'), ('operator_paid_cost', 'bank', 'debit'),
  ('operator_paid_cost', 'owed_to_operator', 'credit'), ('operator_paid_cost', 'bank', 'credit'), ('operator_paid_cost', 'unexplained', 'credit'),
  ('operator_repaid', 'owed_to_operator', 'debit'), ('operator_repaid', 'bank', 'debit'), ('operator_repaid', 'bank', 'credit'), ('operator_repaid', 'advanced', 'credit'),
  ('period_closed', 'rent_income', 'debit'), ('period_closed', 'other_income', 'debit'), ('period_closed', 'sale_proceeds', 'debit'), ('period_closed', 'declared_income', 'debit'), ('period_closed', 'cost', 'debit'), ('period_closed', 'undistributed', 'debit'),
  ('period_closed', 'rent_income', 'credit'), ('period_closed', 'other_income', 'credit'), ('period_closed', 'cost', 'credit'), ('period_closed', 'sale_cost', 'credit'), ('period_closed', 'undistributed', 'credit'),
  ('distribution_fixed', 'operator_share', 'credit');

alter table account_kind enable trigger append_only;
alter table entry_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

alter table posting add constraint posting_of_cost check (
  account_kind not in ('cost', 'accrued_cost')
  or account_ref in ('management', 'repair', 'insurance', 'public_dues', 'brokerage', 'registration', 'expert', 'appraisal', 'other'));

-- ---------------------------------------------------------------- what a line was

alter table statement_explanation drop constraint statement_explanation_kind_check, add constraint statement_explanation_kind_check
  check (kind in ('float_in', 'float_out', 'fee', 'tax', 'payout_returned', 'fund', 'suspense', 'suspense_returned'));

-- Beside an explanation of kind `fund`: who stood at the other end, and out of whose money an outgoing line was.
create table fund_line (
  explanation_id bigint primary key references statement_explanation,
  counterparty text not null check (counterparty in ('third_party', 'related_party')),
  paid_by text not null check (paid_by in ('fund', 'operator'))
);
-- Its parts: together they are the line's amount.
create table fund_line_part (
  id bigint generated always as identity primary key,
  explanation_id bigint not null references fund_line,
  fund_id bigint not null references fund,
  kind text not null check (kind in ('rent', 'other_income', 'sale', 'tenant_deposit', 'advance_rent', 'cost', 'accrued_cost')),
  cost_kind text check (cost_kind in ('management', 'repair', 'insurance', 'public_dues', 'brokerage', 'registration', 'expert', 'appraisal', 'other')),
  -- Positive: the fund received, negative: it paid.
  amount bigint not null check (amount <> 0),
  -- Which unit and month, in an operator's words.
  about text not null default '' check (length(about) <= 200),
  check ((kind in ('cost', 'accrued_cost')) = (cost_kind is not null))
);
create index fund_line_part_of_explanation on fund_line_part (explanation_id);
create index fund_line_part_of_fund on fund_line_part (fund_id, id);
create trigger append_only before update or delete on fund_line for each row execute function refuse_change();
create trigger append_only_truncate before truncate on fund_line execute function refuse_change();
create trigger append_only before update or delete on fund_line_part for each row execute function refuse_change();
create trigger append_only_truncate before truncate on fund_line_part execute function refuse_change();

-- One person may say what came in from a third party for the running of the property; whatever else a fund's line was takes two.
create function check_fund_line() returns trigger language plpgsql as $$
declare
  told record;
begin
  select explanation.kind, explanation.corrects, explanation.proposal_id, entry.amount into strict told
  from statement_explanation explanation join bank_statement_line entry on entry.id = explanation.statement_line_id
  where explanation.id = new.explanation_id;
  if told.kind <> 'fund' or told.amount <> (select coalesce(sum(amount), 0) from fund_line_part where explanation_id = new.explanation_id) then
    raise exception 'explanation %: its parts are not the line of % yen', new.explanation_id, told.amount using errcode = 'integrity_constraint_violation';
  end if;
  if told.proposal_id is null and (told.corrects is not null or new.counterparty <> 'third_party'
    or exists (select from fund_line_part where explanation_id = new.explanation_id and (amount < 0 or kind in ('sale', 'cost', 'accrued_cost')))) then
    raise exception 'explanation %: such a line takes two people', new.explanation_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger whole after insert on fund_line deferrable initially deferred for each row execute function check_fund_line();

-- One more kind of proposal, beside whatever the list has.
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check';
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check ' || replace(rule, 'ARRAY[', 'ARRAY[''fund_line''::text, ');
end $$;

select watch_operator_writes();
