-- Up Migration

-- What the operator pays into a fund's book for its property, or takes over of it, with a payment is bounded by what that payment pays. An entry of a fund that
-- the payment does not pay, or of more, stood until M07 saw it. See decision 0460.

-- Principal that a payment pays to people of a fund and that was not on its way before, as the fund ends or as it goes on, whole yen; null where it pays nobody such.
create function principal_of_payment(of_batch bigint, of_fund bigint, ends boolean, before_entry bigint) returns bigint language sql stable as $$
  select coalesce(sum(share.principal) filter (where distribution.redeems = ends), case when count(*) > 0 then 0 end)::bigint
  from payout
  join distribution_share share on share.id = payout.distribution_share_id
  join distribution on distribution.id = share.distribution_id
  where payout.batch_id = of_batch and payout.status <> 'withdrawn' and distribution.fund_id = of_fund
    and not exists (
      select from payout sent
      join posting on posting.account_kind = 'in_flight' and posting.account_ref = sent.id::text and posting.book = 'fund:' || of_fund
      where sent.distribution_share_id = share.id and posting.entry_id < before_entry)
$$;

-- What is wrong with an entry by which the operator covers a payment; null when nothing is.
create function cover_without_payment(entry journal_entry) returns text language plpgsql stable as $$
declare
  named text[] := regexp_match(entry.idempotency_key, '^(taken-over|loss-taken-over|property-sold):([1-9][0-9]{0,17}):([1-9][0-9]{0,17})$');
  fund_book text;
  principal bigint;
  taken bigint;
  lost bigint;
  booked bigint;
begin
  -- Of what is left of a property at the end: it belongs to its proposal.
  if entry.kind = 'property_sold' and entry.idempotency_key ~ '^property-sold:return:[1-9][0-9]*$' then return null; end if;
  if named is null or (named[1], entry.kind) not in (('taken-over', 'contribution'), ('loss-taken-over', 'loss_allocated'), ('property-sold', 'property_sold')) then
    return 'it names no payment and no proposal';
  end if;
  fund_book := 'fund:' || named[3];
  if exists (select from posting where entry_id = entry.id and book like 'fund:%' and book <> fund_book) then return 'it is of another fund than it names'; end if;
  if not exists (
    select from payout_batch where id = named[2]::bigint and approved_by is not null and (approved_by <> prepared_by or sole_operator)) then
    return 'two people have not approved the payment';
  end if;
  principal := principal_of_payment(named[2]::bigint, named[3]::bigint, named[1] = 'property-sold', entry.id);
  -- The loss is booked after what it is a loss of.
  if principal is null then return 'the payment pays nobody of the fund'; end if;
  select coalesce(sum(posting.amount) filter (where other.kind = 'contribution' and posting.account_kind = 'bank'), 0),
    coalesce(sum(posting.amount) filter (where other.kind = 'loss_allocated' and posting.account_kind = 'taken_over'), 0)
  into taken, lost
  from journal_entry other join posting on posting.entry_id = other.id and posting.book = fund_book
  where other.idempotency_key in ('taken-over:' || named[2] || ':' || named[3], 'loss-taken-over:' || named[2] || ':' || named[3]);
  if named[1] = 'loss-taken-over' then
    return case when lost > taken then 'it loses ' || lost - taken || ' yen more than the payment takes over' end;
  end if;
  if named[1] = 'taken-over' and exists (
    select from posting where entry_id = entry.id and book = fund_book and account_kind not in ('bank', 'taken_over')) then
    return 'what is taken over is no other part';
  end if;
  booked := moved_in_book(entry.id, fund_book);
  if named[1] = 'taken-over' then booked := booked - lost; end if;
  return case when booked > principal then 'it is ' || booked - principal || ' yen more than the payment pays of principal' end;
end $$;

create function check_cover_of_payment() returns trigger language plpgsql as $$
declare
  problem text := cover_without_payment(new);
begin
  if problem is not null then
    raise exception 'journal entry % (%): %', new.id, new.kind, problem using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger taken_as_paid after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'property_sold' or new.idempotency_key like 'taken-over:%' or new.idempotency_key like 'loss-taken-over:%')
  execute function check_cover_of_payment();
