-- Up Migration

-- ---------------------------------------------------------------- what a paper of a closed year said, beside its sums

-- Without them a correction could not take back what was told: a report of another name, address or contract. Null: issued before they were kept.
alter table tax_year_closing
  add column payee_name text,
  add column payee_zipcode text,
  add column payee_address text,
  -- What the statutory report says of the contracts: paid in (whole yen), how the sum came about, and the days ('YYYY-MM-DD', with blanks) on which it was fixed.
  add column contribution bigint check (contribution >= 0),
  add column basis text,
  add column fixed_days text,
  -- Of a correction: the two people's decision.
  add column proposal_id bigint references proposal;
create index tax_year_closing_of_year on tax_year_closing (year, paper, number);
create index tax_year_closing_of_proposal on tax_year_closing (proposal_id) where proposal_id is not null;
-- The figures of a closed year that can still move: what was told as unpaid may have been paid in that year and noticed later.
create index tax_year_closing_unpaid on tax_year_closing (member_id, year) where unpaid_dividend > 0;

-- A member's calendar year (Japan) as both papers tell it: the sums, and what the statutory report says of each contract that earned something.
create view tax_year_statement as
select contract.member_id, contract.year, sum(contract.dividend)::bigint as dividend, sum(contract.tax)::bigint as tax, sum(contract.loss)::bigint as loss,
  sum(contract.pay_amount)::bigint as pay_amount, sum(contract.unpaid_dividend)::bigint as unpaid_dividend, sum(contract.uncollected_tax)::bigint as uncollected_tax,
  coalesce(sum(investment.amount) filter (where contract.dividend > 0), 0)::bigint as contribution,
  coalesce(string_agg(fund.name || ' 出資額' || investment.amount || '円 分配額' || contract.dividend || '円', '／' order by contract.investment_id) filter (where contract.dividend > 0), '') as basis,
  coalesce(string_agg(contract.days, ' ') filter (where contract.dividend > 0), '') as fixed_days
from (
  select member_id, year, investment_id, fund_id, sum(dividend) as dividend, sum(tax) as tax, sum(loss) as loss, sum(pay_amount) as pay_amount,
    sum(unpaid_dividend) as unpaid_dividend, sum(uncollected_tax) as uncollected_tax, string_agg(distinct fixed_on::text, ' ') filter (where dividend > 0) as days
  from tax_year_line
  group by member_id, year, investment_id, fund_id
) contract
join investment on investment.id = contract.investment_id
join fund on fund.id = contract.fund_id
group by contract.member_id, contract.year;

-- How each paper last told each closed year.
create view tax_year_told as
select closing.* from tax_year_closing closing
where not exists (
  select from tax_year_closing later
  where later.member_id = closing.member_id and later.year = closing.year and later.paper = closing.paper and later.number > closing.number);

-- ---------------------------------------------------------------- a closed year changes by a correction of two people alone

create or replace function check_tax_year_closing() returns trigger language plpgsql as $$
begin
  if new.year >= extract(year from new.closed_at at time zone 'Asia/Tokyo') then
    raise exception 'the year % is not over', new.year using errcode = 'integrity_constraint_violation';
  end if;
  if new.number <> (select count(*) from tax_year_closing where member_id = new.member_id and year = new.year and paper = new.paper) then
    raise exception 'correction % of % is out of order', new.number, new.year using errcode = 'integrity_constraint_violation';
  end if;
  if new.payee_name is null or new.payee_zipcode is null or new.payee_address is null or new.contribution is null or new.basis is null or new.fixed_days is null then
    raise exception 'what the paper of % says is not complete', new.year using errcode = 'integrity_constraint_violation';
  end if;
  if (new.number = 0) <> (new.proposal_id is null) then
    raise exception 'a correction of % rests on a proposal, a first issue on none', new.year using errcode = 'integrity_constraint_violation';
  end if;
  if new.number > 0 and not exists (
    select from proposal where id = new.proposal_id and status = 'approved' and (decided_by <> proposed_by or sole_operator)
  ) then
    raise exception 'the correction % of % was not approved', new.number, new.year using errcode = 'integrity_constraint_violation';
  end if;
  if (new.dividend, new.tax, new.loss, new.pay_amount, new.unpaid_dividend, new.uncollected_tax) <> (
    select coalesce(sum(dividend), 0)::bigint, coalesce(sum(tax), 0)::bigint, coalesce(sum(loss), 0)::bigint, coalesce(sum(pay_amount), 0)::bigint,
      coalesce(sum(unpaid_dividend), 0)::bigint, coalesce(sum(uncollected_tax), 0)::bigint
    from tax_year_sum where member_id = new.member_id and year = new.year
  ) then
    raise exception 'the paper of % tells other figures than the books', new.year using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- What was fixed in a year that was told cannot become more or less without a correction in the same transaction. That something was paid in it is a fact, which
-- is never refused: it changes the unpaid part alone, and operators correct the papers.
create function hold_closed_tax_year() returns trigger language plpgsql as $$
declare
  changed_year integer;
begin
  select extract(year from fixed_at at time zone 'Asia/Tokyo') into changed_year from fixed_distribution where id = new.distribution_id;
  if exists (
    select from tax_year_told told
    left join tax_year_sum figures on figures.member_id = told.member_id and figures.year = told.year
    where told.member_id = new.member_id and told.year = changed_year
      and (told.dividend, told.tax, told.loss, told.pay_amount) is distinct from
        (coalesce(figures.dividend, 0), coalesce(figures.tax, 0), coalesce(figures.loss, 0), coalesce(figures.pay_amount, 0))
  ) then
    raise exception 'the year % of member % was told: it changes by a numbered correction alone', changed_year, new.member_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger closed_tax_year after insert or update of reversed_at on fixed_distribution_share
  deferrable initially deferred for each row execute function hold_closed_tax_year();

select watch_operator_writes();
