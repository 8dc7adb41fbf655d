-- Up Migration

-- Land carries no consumption tax: a price with tax exceeds the one without by at most a tenth of what the deal says of it is for the building. A piece of land
-- was sold for a tenth more than its appraisal. See decision 0459.

-- Of the price, without tax. Null: of before it was asked for, or where there is no tax.
alter table property_deal add column building_price bigint check (building_price between 0 and price);

-- Null where there is tax and the deal does not say what is for the building.
create function is_tax_of_building(asked bigint) returns boolean language sql stable as $$
  select deal.price_with_tax = deal.price
    or property.kind <> 'land' and (deal.price_with_tax - deal.price)::numeric * 10 <= deal.building_price
  from property_deal deal
  join property_part part on part.id = deal.part_id
  join property on property.id = part.property_id
  where deal.id = asked
$$;

create function check_tax_of_building() returns trigger language plpgsql as $$
declare
  asked bigint;
begin
  if tg_table_name = 'property_deal' then
    asked := new.id;
  else
    -- A deal of before may wait for its booking.
    select id into asked from property_deal
    where id = substring(new.idempotency_key from '^(?:property-(?:bought|brought-in):deal|sold-to-fund):([0-9]+)')::bigint
      and seller_id in (select id from party where relation <> 'third');
  end if;
  if asked is not null and is_tax_of_building(asked) is not true then
    raise exception 'deal %: its tax is more than a tenth of what it says is for the building', asked using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger taxed_as_building after insert on property_deal for each row execute function check_tax_of_building();
create constraint trigger taxed_as_building after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('property_bought', 'property_brought_in', 'sold_to_fund')) execute function check_tax_of_building();
