-- Up Migration

-- ---------------------------------------------------------------- supplementary distributions (追加分配)

-- What comes in after the last period is its investors' as far as the last closing's distribution lay below the contract's cap, and only the rest is the
-- operator's. Whoever had a share in the distribution that paid the principal back takes part, in the same proportions. See decision 0477.

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''fund.supplementary_distribution''::text, ');
end $$;

-- The distribution that paid the principal back, of one that supplements it. It belongs to no calculation period and no days.
alter table fixed_distribution
  add column supplements bigint references fixed_distribution,
  add constraint supplement_is_dividend_alone check (
    supplements is null or (redeems is false and loss = 0 and sale_profit = 0 and term_number is null and period_number is null and payday is not null));
create index distribution_that_supplements on fixed_distribution (supplements) where supplements is not null;
drop index distribution_of_payday;
create unique index distribution_of_payday on fixed_distribution (fund_id, payday) where period_number is null and supplements is null and reversed_at is null;

create or replace view distribution as
select id, fund_id, total_dividend, fixed_at, payday, term_number, redeems, loss, sale_profit, period_number, supplements
from fixed_distribution where reversed_at is null;
create or replace view standing_distribution as
select id, fund_id, term_number, total_dividend, redeems, loss, sale_profit, payday, fixed_at, period_number, supplements
from distribution;

-- What the fund's book held of after the last period, and what investors had got less than the cap before: computed, nobody types it.
create table supplementary_distribution (
  distribution_id bigint primary key references fixed_distribution,
  -- The entry that closed these accounts is called by it: late-period:<proposal>.
  proposal_id bigint not null unique references proposal,
  income bigint not null,
  related_income bigint not null,
  costs bigint not null,
  sale_proceeds bigint not null,
  related_sale bigint not null,
  sale_cost bigint not null,
  result bigint not null generated always as (income - costs + sale_proceeds - sale_cost) stored check (result > 0),
  short_of_cap bigint not null check (short_of_cap > 0)
);
create trigger append_only before update or delete on supplementary_distribution for each row execute function refuse_change();
create trigger append_only_truncate before truncate on supplementary_distribution execute function refuse_change();

-- What the last closing's distribution lay below the contract's cap, less what was distributed of it before this distribution; null: of all that stand.
create function short_of_cap(of_fund bigint, before bigint) returns bigint language sql stable as $$
  select coalesce((
    select greatest(0, closing.cap - distribution.total_dividend - coalesce((
      select sum(earlier.total_dividend) from distribution earlier
      where earlier.fund_id = of_fund and earlier.supplements is not null and (before is null or earlier.id < before)), 0))
    from period_closing closing join distribution on distribution.id = closing.distribution_id
    where closing.fund_id = of_fund and closing.reversed_at is null
    order by closing.number desc limit 1), 0)::bigint
$$;

-- What the closing of the days after the last period brought the fund's result.
create function late_result_of(of_proposal bigint, of_fund bigint) returns bigint language sql stable as $$
  select coalesce(-sum(posting.amount), 0)::bigint
  from journal_entry entry join posting on posting.entry_id = entry.id and posting.account_kind = 'undistributed' and posting.book = 'fund:' || of_fund
  where entry.idempotency_key = 'late-period:' || of_proposal and entry.kind = 'period_closed'
$$;

-- What is wrong with a supplementary distribution; null where nothing is.
create function fault_of_supplement(of_distribution bigint) returns text language plpgsql stable as $$
declare
  fixed record;
  ended record;
  facts record;
  brought bigint;
  wrong bigint;
begin
  select * into strict fixed from fixed_distribution where id = of_distribution;
  select * into ended from fixed_distribution where id = fixed.supplements and fund_id = fixed.fund_id and redeems and id < fixed.id
    and (reversed_at is null or reversed_at >= fixed.reversed_at);
  if ended.id is null then
    return 'the principal has not gone back before';
  end if;
  if exists (select from fixed_distribution_share where distribution_id = ended.id and loss > 0) then
    return 'investors bear a loss of principal, which comes first';
  end if;
  select late.*, proposal.effect into facts
  from supplementary_distribution late
  join proposal on proposal.id = late.proposal_id and proposal.kind = 'fund.supplementary_distribution' and proposal.status = 'approved'
    and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
    and (proposal.content ->> 'fundId')::bigint = fixed.fund_id and (proposal.content ->> 'payday')::date = fixed.payday
  where late.distribution_id = fixed.id;
  if facts.distribution_id is null then
    return 'two people have not decided it so';
  end if;
  brought := late_result_of(facts.proposal_id, fixed.fund_id);
  if facts.result <> brought then
    return format('%s yen came in after the last period, not %s', brought, facts.result);
  end if;
  if facts.short_of_cap <> short_of_cap(fixed.fund_id, fixed.id) or fixed.total_dividend <> least(facts.result, facts.short_of_cap) then
    return format('%s yen are not what came in and the cap leaves', fixed.total_dividend);
  end if;
  -- The same people, each with his part of what all of them had put in, floored.
  select count(*) into wrong
  from (
    select share.investment_id, div(fixed.total_dividend::numeric * investment.amount, sum(investment.amount) over ()) as gross
    from fixed_distribution_share share join investment on investment.id = share.investment_id
    where share.distribution_id = ended.id
  ) due
  full join (select * from fixed_distribution_share where distribution_id = fixed.id) share on share.investment_id = due.investment_id
  where share.gross is distinct from due.gross or share.principal <> 0 or share.loss <> 0;
  if wrong > 0 then
    return format('%s shares are not those of the distribution that it supplements', wrong);
  end if;
  if (facts.effect ->> 'yen')::bigint is distinct from (select sum(gross)::bigint from fixed_distribution_share where distribution_id = fixed.id) then
    return 'two people saw another sum';
  end if;
  return null;
end $$;

create function check_supplement() returns trigger language plpgsql as $$
declare
  fault text := fault_of_supplement(new.id);
begin
  if fault is not null then
    raise exception 'distribution % supplements %: %', new.id, new.supplements, fault using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger supplement_is_due after insert on fixed_distribution deferrable initially deferred for each row
  when (new.supplements is not null) execute function check_supplement();

-- Once later income was closed after it, what it had closed could not be opened again.
create function refuse_reversal_of_earlier_supplement() returns trigger language plpgsql as $$
begin
  if exists (
    select from supplementary_distribution late
    join journal_entry closed on closed.idempotency_key = 'late-period:' || late.proposal_id
    join journal_entry later on later.id > closed.id and later.kind = 'period_closed' and later.idempotency_key like 'late-period:%'
    join posting on posting.entry_id = later.id and posting.book = 'fund:' || new.fund_id
    where late.distribution_id = new.id and not exists (select from journal_entry reversal where reversal.reverses = later.id)
  ) then
    raise exception 'distribution %: later income was closed after it', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger latest_late_result before update of reversed_at on fixed_distribution for each row
  when (new.supplements is not null) execute function refuse_reversal_of_earlier_supplement();

-- Its facts belong to one that supplements, and no share is added once they are written.
create function refuse_facts_of_other() returns trigger language plpgsql as $$
begin
  if not exists (select from fixed_distribution where id = new.distribution_id and supplements is not null) then
    raise exception 'distribution % supplements none', new.distribution_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger of_supplement before insert on supplementary_distribution for each row execute function refuse_facts_of_other();
create function refuse_late_share() returns trigger language plpgsql as $$
begin
  if exists (select from supplementary_distribution where distribution_id = new.distribution_id) then
    raise exception 'the shares of distribution % are fixed', new.distribution_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger before_its_facts before insert on fixed_distribution_share for each row execute function refuse_late_share();

-- ---------------------------------------------------------------- investors before the operator

-- Whether investors come before the operator with income of after the last period: they lost principal, or got less than the cap, and a yen of it reaches one of them.
create function investors_claim(of_fund bigint, result bigint) returns boolean language sql stable as $$
  select exists (
    select from distribution_share share join distribution on distribution.id = share.distribution_id
    where distribution.fund_id = of_fund and share.loss > 0)
  or exists (
    select from (
      select investment.amount, sum(investment.amount) over () as whole
      from distribution join distribution_share share on share.distribution_id = distribution.id join investment on investment.id = share.investment_id
      where distribution.fund_id = of_fund and distribution.redeems) part
    where div(least(result, short_of_cap(of_fund, null))::numeric * amount, whole) > 0)
$$;

create function check_investors_first() returns trigger language plpgsql as $$
declare
  taken record;
begin
  for taken in
    select split_part(book, ':', 2)::bigint as fund_id, sum(amount)::bigint as yen
    from posting where entry_id = new.id and account_kind = 'undistributed' and book like 'fund:%' group by book
  loop
    if investors_claim(taken.fund_id, taken.yen) then
      raise exception 'journal entry %: investors of fund % come before the operator', new.id, taken.fund_id using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;
create constraint trigger investors_first after insert on journal_entry deferrable initially deferred for each row
  when (new.idempotency_key like 'late-result:%') execute function check_investors_first();

-- What a supplementary distribution takes was brought by the closing of its proposal. Rewritten from 0906.
create or replace function check_given_as_earned() returns trigger language plpgsql as $$
declare
  named text[] := regexp_match(new.idempotency_key, '^(distribution|late-result):([1-9][0-9]*)$');
  closed_by text;
  of_book text;
  taken bigint;
  owed bigint;
  declared bigint := 0;
  distributed bigint := 0;
  brought bigint;
begin
  select min(book), coalesce(sum(amount) filter (where account_kind = 'undistributed'), 0),
    coalesce(-sum(amount) filter (where account_kind in ('payable', 'withholding_unpaid')), 0)
  into of_book, taken, owed
  from posting where entry_id = new.id;
  if named[1] = 'distribution' then
    select coalesce(sum(gross), 0) into distributed
    from fixed_distribution_share share join fixed_distribution distribution on distribution.id = share.distribution_id
    where distribution.id = named[2]::bigint and 'fund:' || distribution.fund_id = of_book;
    select coalesce(sum(yen), 0) into declared from distribution_source where distribution_id = named[2]::bigint and kind = 'declared';
    select 'period-closed:' || id into closed_by from period_closing where distribution_id = named[2]::bigint and 'fund:' || fund_id = of_book;
    if closed_by is null then
      select 'late-period:' || late.proposal_id into closed_by
      from supplementary_distribution late join fixed_distribution distribution on distribution.id = late.distribution_id
      where late.distribution_id = named[2]::bigint and 'fund:' || distribution.fund_id = of_book;
    end if;
  elsif named[1] = 'late-result' then
    closed_by := 'late-period:' || named[2];
  end if;
  if owed <> distributed then
    raise exception 'journal entry %: % yen are owed for a distribution of % yen', new.id, owed, distributed using errcode = 'integrity_constraint_violation';
  end if;
  select coalesce(-sum(posting.amount), 0) into brought
  from journal_entry closing join posting on posting.entry_id = closing.id and posting.account_kind = 'undistributed' and posting.book = of_book
  where closing.idempotency_key = closed_by and closing.kind = 'period_closed';
  if taken > declared + greatest(0, brought) then
    raise exception 'journal entry %: book % has earned % yen less than that', new.id, of_book, taken - declared - greatest(0, brought)
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- ---------------------------------------------------------------- yields are those of the periods

-- A supplementary distribution has no days of operation: the yield that was published with the principal stays, and what came later is told beside it.
create or replace view distribution_earning as
select distribution.id as distribution_id, distribution.fund_id, distribution.term_number,
  case when distribution.term_number is not null then period.start_on
    else coalesce(earlier.end_on + 1, result.operation_start_on) end as start_on,
  case when distribution.period_number is null then result.operation_end_on
    when distribution.term_number is not null then term.closed_on
    when period.is_last or exists (
      select from fund_period later where later.fund_id = period.fund_id and later.number > period.number) then period.end_on end as end_on,
  share.dividend, share.invested, share.loss
from standing_distribution distribution
left join fund_result result on result.fund_id = distribution.fund_id
left join fund_term term on term.fund_id = distribution.fund_id and term.number = distribution.term_number
left join fund_period period on period.fund_id = distribution.fund_id and period.number = distribution.period_number
left join lateral (
  select max(before.end_on) as end_on
  from standing_distribution other
  join fund_period before on before.fund_id = other.fund_id and before.number = other.period_number
  where other.fund_id = distribution.fund_id and before.number < period.number
) earlier on true
cross join lateral (
  select coalesce(sum(share.gross), 0)::bigint as dividend, coalesce(sum(investment.amount), 0)::bigint as invested, coalesce(sum(share.loss), 0)::bigint as loss
  from distribution_share share join investment on investment.id = share.investment_id
  where share.distribution_id = distribution.id
) share
where distribution.supplements is null;

select watch_operator_writes();
