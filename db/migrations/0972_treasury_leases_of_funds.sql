-- Up Migration

-- A rent that names its lease is the rent of something that its fund holds, or held: else arrears, and the rule that one lease stands behind, would be of another fund.
create function check_lease_of_line() returns trigger language plpgsql as $$
begin
  if not exists (
    select from lease join standing_property_deal deal on deal.part_id = lease.part_id
    where lease.id = new.lease_id and deal.buyer_fund_id = new.fund_id
  ) then
    raise exception 'part % of a line: lease % is none of fund %', new.id, new.lease_id, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger of_its_lease before insert on fund_line_part for each row when (new.lease_id is not null) execute function check_lease_of_line();
