-- Up Migration

-- The tax office reads each dividend of a year by itself: its day, the contribution, its part of all contributions, amount and tax (form 320). A closed year keeps
-- them with the paper's other figures; years that were closed before did not. See decision 0422.
create view tax_year_payment as
select line.member_id, line.year, line.share_id, line.fixed_on, investment.amount as contribution, line.dividend, line.tax, (
    select sum(other.amount)::bigint
    from distribution_share share join investment other on other.id = share.investment_id
    where share.distribution_id = line.distribution_id) as contributions
from tax_year_line line
join investment on investment.id = line.investment_id
where line.dividend > 0;

create function payments_of_tax_year(of_member bigint, of_year integer) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('fixedOn', fixed_on, 'contribution', contribution, 'contributions', contributions, 'dividend', dividend, 'tax', tax)
    order by fixed_on, share_id), '[]')
  from tax_year_payment where member_id = of_member and year = of_year
$$;

alter table tax_year_closing add column payments jsonb;

-- With the new column.
create or replace view tax_year_told as
select closing.* from tax_year_closing closing
where not exists (
  select from tax_year_closing later
  where later.member_id = closing.member_id and later.year = closing.year and later.paper = closing.paper and later.number > closing.number);

create function check_closing_payments() returns trigger language plpgsql as $$
begin
  if new.payments is null or (new.dividend, new.tax) <> (
    select coalesce(sum((payment ->> 'dividend')::bigint), 0)::bigint, coalesce(sum((payment ->> 'tax')::bigint), 0)::bigint
    from jsonb_array_elements(new.payments) payment
  ) then
    raise exception 'the payments of % are not what the paper says in all', new.year using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger payments_add_up before insert on tax_year_closing for each row execute function check_closing_payments();

select watch_operator_writes();
