-- Up Migration

-- ---------------------------------------------------------------- the tax of a share

-- What is withheld of a dividend on a day, in 1/100,000: income tax act, articles 210 and 211, with the surtaxes on the tax
-- (20 x 1.021; from 2027 20 x (1.011 + 0.01)). The product's own table is src/domain/withholding.ts; a test holds the two together.
create function withholding_rate_on(paid_on date) returns bigint language sql immutable parallel safe as $$
  select per_100000 from (values (date '2013-01-01', 20420::bigint), (date '2027-01-01', 20420)) rate (valid_from, per_100000)
  where valid_from <= paid_on order by valid_from desc limit 1
$$;

-- A share never stands with another tax than the law's of the day on which it is paid. M14 asks the same afterwards.
create function check_tax_of_share() returns trigger language plpgsql as $$
declare
  due bigint;
begin
  select new.gross * withholding_rate_on(coalesce(payday, (fixed_at at time zone 'Asia/Tokyo')::date)) / 100000 into due
  from fixed_distribution where id = new.distribution_id;
  if new.withholding is distinct from due then
    raise exception 'investment % of distribution %: % yen are withheld, not %', new.investment_id, new.distribution_id, due, new.withholding
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger taxed_as_due after insert or update of gross, withholding, distribution_id on fixed_distribution_share
  deferrable initially deferred for each row execute function check_tax_of_share();
