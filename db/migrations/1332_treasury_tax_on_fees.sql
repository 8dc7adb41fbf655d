-- Up Migration

-- Income tax on the fees of 司法書士, 税理士 and others (income tax act, articles 204 and 205) is withheld with the line that pays them, held in the fund's book, and paid by
-- the line that takes the month's whole sum to the tax office. See decision 0520. src/ledger/chart.ts and entry-kinds.ts hold the same rows.

alter table account_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
insert into account_kind (kind, scope, side, ref, is_cash, is_tied) values ('fee_tax', 'fund', 'credit', 'none', false, true);
insert into posting_rule (entry_kind, account_kind, side) values ('outgoing_line', 'fee_tax', 'debit'), ('outgoing_line', 'fee_tax', 'credit');
alter table account_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

alter table fund_line_part
  add column fee_payee text check (fee_payee in ('scrivener', 'expert')),
  add column fee_base bigint check (fee_base > 0),
  drop constraint fund_line_part_kind_check,
  add constraint fund_line_part_kind_check check (kind in (
    'rent', 'other_income', 'sale', 'sale_deposit', 'purchase', 'purchase_return', 'tenant_deposit', 'taken_over_deposit', 'advance_rent', 'cost', 'accrued_cost', 'fee_tax')),
  drop constraint month_of_rent,
  add constraint month_of_part check (month is null or kind in ('rent', 'advance_rent') or kind = 'fee_tax' and amount < 0),
  add constraint fee_of_tax check ((fee_payee is not null) = (kind = 'fee_tax' and amount > 0) and (fee_base is not null) = (fee_payee is not null)),
  add constraint month_of_tax check (kind <> 'fee_tax' or amount > 0 or month is not null);
create index fund_line_part_fee_tax on fund_line_part (fund_id) where kind = 'fee_tax';

-- What is withheld of one payment. The parts of the rate change in 2027, the total does not (src/domain/withholding.ts).
create function withheld_of_fee(payee text, base bigint) returns bigint language sql immutable parallel safe as $$
  select case payee
    when 'scrivener' then greatest(0, base - 10000) * 10210 / 100000
    else (least(base, 1000000) * 10210 + greatest(0, base - 1000000) * 20420) / 100000
  end
$$;

-- What funds have withheld of fees, by the month of payment, and what of it has gone to the tax office.
create view fee_tax_of_month as
select part.fund_id, coalesce(part.month, to_char(entry.transacted_on, 'YYYY-MM')) as month, count(*) filter (where part.amount > 0)::bigint as fees,
  coalesce(sum(part.fee_base), 0)::bigint as base, coalesce(sum(part.amount) filter (where part.amount > 0), 0)::bigint as withheld,
  coalesce(-sum(part.amount) filter (where part.amount < 0), 0)::bigint as paid, min(entry.transacted_on) filter (where part.amount > 0) as since,
  max(entry.transacted_on) filter (where part.amount < 0) as paid_on
from fund_line_part part
join statement_explanation told on told.id = part.explanation_id
join bank_statement_line entry on entry.id = told.statement_line_id
where part.kind = 'fee_tax' and not exists (select from statement_explanation later where later.corrects = told.id)
group by 1, 2;

create function check_fee_tax() returns trigger language plpgsql as $$
declare
  entry bank_statement_line;
  gross bigint;
  open bigint;
begin
  select line.* into strict entry
  from statement_explanation told join bank_statement_line line on line.id = told.statement_line_id where told.id = new.explanation_id;
  if exists (select from statement_explanation later where later.corrects = new.explanation_id) then return null; end if;
  if entry.amount > 0 then
    raise exception 'explanation %: tax on fees is withheld and paid by payments alone', new.explanation_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.amount > 0 then
    select coalesce(-sum(amount), 0) into gross from fund_line_part
    where explanation_id = new.explanation_id and fund_id = new.fund_id and kind in ('cost', 'accrued_cost');
    if new.fee_base > gross or new.amount <> withheld_of_fee(new.fee_payee, new.fee_base)
      or (select count(*) from fund_line_part where explanation_id = new.explanation_id and kind = 'fee_tax' and amount > 0) > 1 then
      raise exception 'explanation %: it is not the tax of this fee', new.explanation_id using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end if;
  select withheld - paid into open from fee_tax_of_month where fund_id = new.fund_id and month = new.month;
  if new.month >= to_char(entry.transacted_on, 'YYYY-MM') or open <> 0 then
    raise exception 'explanation %: it is not what fund % has withheld of fees in %', new.explanation_id, new.fund_id, new.month
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger fee_tax_as_withheld after insert on fund_line_part deferrable initially deferred for each row
  when (new.kind = 'fee_tax') execute function check_fee_tax();

-- As before (1120), and what was withheld of fees.
create or replace function check_held_for_others() returns trigger language plpgsql as $$
declare
  short record;
begin
  select balance.book, balance.account_kind, balance.amount into short
  from (
    select distinct book, account_kind, account_ref from posting
    where entry_id = new.id and account_kind in ('tenant_deposit', 'sale_deposit', 'fee_tax', 'accrued_cost', 'advance_rent') and amount > 0
  ) touched
  join account_balance balance on balance.book = touched.book and balance.account_kind = touched.account_kind and balance.account_ref = touched.account_ref
  where balance.amount > 0
  limit 1;
  if found then
    raise exception 'journal entry % (%): % yen more of % than book % holds', new.id, new.kind, short.amount, short.account_kind, short.book
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- As before (1150): no rule withholds or pays tax, which has a sum of its own each time.
create or replace function rule_is_narrow(rule line_rule) returns boolean language sql stable as $$
  select rule.remitter = remarks_key(entry.remarks)
    and abs(rule.amount_from - entry.amount) * 10 <= abs(entry.amount) and abs(rule.amount_until - entry.amount) * 10 <= abs(entry.amount)
    and line.paid_by = 'fund'
    and not exists (
      select from fund_line_part part
      where part.explanation_id = told.id
        and (part.amount > 0 and part.kind in ('other_income', 'sale', 'cost') or part.kind in ('purchase_return', 'sale_deposit', 'taken_over_deposit', 'fee_tax')))
    and (
      select count(distinct part.lease_id) <= 1 and count(*) filter (where part.lease_id is null) = 0
      from fund_line_part part
      where part.explanation_id = told.id and part.amount > 0 and part.kind in ('rent', 'advance_rent'))
    and is_around_rent(told.id)
  from statement_explanation told
  join bank_statement_line entry on entry.id = told.statement_line_id
  join fund_line line on line.explanation_id = told.id
  where told.id = rule.made_from
$$;

select watch_operator_writes();
