-- Up Migration

-- A fund's book sells, hands over and loses no more property than it has. A purchase that is taken back takes no more either.
create function check_property_is_there() returns trigger language plpgsql as $$
declare
  short record;
begin
  select balance.book, balance.amount into short
  from (select distinct book from posting where entry_id = new.id and account_kind = 'property' and amount < 0) touched
  join account_balance balance on balance.book = touched.book and balance.account_kind = 'property'
  where balance.amount < 0
  limit 1;
  if found then
    raise exception 'journal entry % (%): % yen more of property than book % has', new.id, new.kind, -short.amount, short.book
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger property_is_there after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('property_sold', 'property_handed_over', 'loss_allocated') or new.reverses is not null)
  execute function check_property_is_there();
