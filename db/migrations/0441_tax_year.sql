-- Up Migration

-- ---------------------------------------------------------------- the tax year

-- Every share of a distribution in the calendar year (Japan) in which its payment was fixed: the day of the second operator's consent. It is the year of
-- dividend, tax and loss for the member's annual report and the statutory payment report (income tax act, article 225; its rules, article 85:
-- その年中に支払の確定した). Unpaid and uncollected is what had not been paid by the end of that year: tax is withheld when paying (article 210), and a
-- later return by the payee's bank takes neither back.
create view tax_year_line as
select share.id as share_id, share.member_id, share.investment_id, line.distribution_id, line.fund_id, line.term_number, line.year, line.fixed_on,
  share.gross as dividend, share.withholding as tax, share.principal, share.loss, share.gross - share.withholding + share.principal as pay_amount,
  case when share.withheld_on <= line.year_end then 0 else share.gross end as unpaid_dividend,
  case when share.withheld_on <= line.year_end then 0 else share.withholding end as uncollected_tax,
  share.withheld_on as paid_on
from (
  select distribution.id as distribution_id, distribution.fund_id, distribution.term_number,
    (distribution.fixed_at at time zone 'Asia/Tokyo')::date as fixed_on,
    extract(year from distribution.fixed_at at time zone 'Asia/Tokyo')::integer as year,
    make_date(extract(year from distribution.fixed_at at time zone 'Asia/Tokyo')::integer, 12, 31) as year_end
  from standing_distribution distribution
) line
join distribution_share share on share.distribution_id = line.distribution_id;

create view tax_year_sum as
select member_id, year, sum(dividend)::bigint as dividend, sum(tax)::bigint as tax, sum(loss)::bigint as loss, sum(pay_amount)::bigint as pay_amount,
  sum(unpaid_dividend)::bigint as unpaid_dividend, sum(uncollected_tax)::bigint as uncollected_tax
from tax_year_line
group by member_id, year;

create index distribution_share_of_member on fixed_distribution_share (member_id);

-- ---------------------------------------------------------------- closed years

-- A year that is over, as a paper told it. Number 0 is its first issue; from then on its figures change by corrections 1, 2 ... alone, each with its
-- reason and sent to the member. The row before holds the old figures.
create table tax_year_closing (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  year integer not null,
  -- annual_report: the member's 年間取引報告書. payment_report: the 支払調書 for the tax office.
  paper text not null check (paper in ('annual_report', 'payment_report')),
  number integer not null check (number >= 0),
  -- Whole yen.
  dividend bigint not null check (dividend >= 0),
  tax bigint not null check (tax >= 0),
  loss bigint not null check (loss >= 0),
  pay_amount bigint not null check (pay_amount >= 0),
  unpaid_dividend bigint not null check (unpaid_dividend between 0 and dividend),
  uncollected_tax bigint not null check (uncollected_tax between 0 and tax),
  -- Of a correction.
  reason text not null default '' check ((number = 0) = (reason = '')),
  -- 'member:7', 'operator:3', 'schedule'
  actor text not null,
  closed_at timestamptz not null,
  unique (member_id, year, paper, number)
);
create trigger append_only before update or delete on tax_year_closing for each row execute function refuse_change();
create trigger append_only_truncate before truncate on tax_year_closing execute function refuse_change();

create function check_tax_year_closing() returns trigger language plpgsql as $$
begin
  if new.year >= extract(year from new.closed_at at time zone 'Asia/Tokyo') then
    raise exception 'the year % is not over', new.year using errcode = 'integrity_constraint_violation';
  end if;
  if new.number <> (select count(*) from tax_year_closing where member_id = new.member_id and year = new.year and paper = new.paper) then
    raise exception 'correction % of % is out of order', new.number, new.year using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger in_order before insert on tax_year_closing for each row execute function check_tax_year_closing();

select watch_operator_writes();
