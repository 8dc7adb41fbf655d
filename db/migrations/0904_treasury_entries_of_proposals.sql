-- Up Migration

-- What passes between the operator's book and a fund's by two people's word is what they decided: that kind of act, that fund, that amount. The entry is called
-- by the proposal, and no two entries have one name: so a proposal serves once. M60 tells of it afterwards, this refuses it. See decision 0360.

-- What an entry moves in a fund's book, whole yen.
create function moved_in_book(of_entry bigint, of_book text) returns bigint language sql stable as $$
  select coalesce(sum(amount) filter (where amount > 0), 0)::bigint from posting where entry_id = of_entry and book = of_book
$$;

create function check_entry_of_proposal() returns trigger language plpgsql as $$
declare
  named text[] := regexp_match(new.idempotency_key, '^([a-z:-]+):([1-9][0-9]*)(?::([a-z0-9_:]+))?$');
  of_fund text;
begin
  select split_part(min(book), ':', 2) into of_fund from posting where entry_id = new.id and book like 'fund:%';
  if exists (
    select from proposal
    where id::text = named[2] and named[3] is null
      and status = 'approved' and (decided_by <> proposed_by or sole_operator) and content ->> 'fundId' = of_fund
      and case
        when new.kind = 'contribution' and named[1] = 'contribution' and kind = 'fund.contribution' then
          moved_in_book(new.id, 'fund:' || of_fund) = (content ->> 'amount')::bigint and exists (
            select from posting
            where entry_id = new.id and account_kind = case content ->> 'part' when 'fillIn' then 'fill_in' else content ->> 'part' end)
        -- What was contributed for the gap before is not asked for again.
        when new.kind = 'contribution' and named[1] = 'contribution' and kind = 'fund.gap' then
          content ->> 'decision' = 'keep' and moved_in_book(new.id, 'fund:' || of_fund) <= (effect ->> 'yen')::bigint and exists (
            select from posting where entry_id = new.id and account_kind = 'fill_in')
        when new.kind = 'property_sold' then named[1] = 'property-sold:return' and kind = 'fund.contribution_return'
        else (new.kind, named[1], kind) in (
            ('contribution_returned', 'contribution-back', 'fund.contribution_return'),
            ('operator_took_share', 'share-out', 'fund.operator_share'),
            ('distribution_fixed', 'late-result', 'fund.late_result'))
          and moved_in_book(new.id, 'fund:' || of_fund) = (effect ->> 'yen')::bigint
      end
  ) then
    return null;
  end if;
  -- With the start of operation: in its own transaction.
  if new.kind in ('contribution', 'contribution_returned') and named[1] = 'start-contribution' and named[2] = of_fund and exists (
    select from journal_entry started
    where started.kind = 'operation_started' and started.txid = new.txid
      and started.idempotency_key = 'operation-started:' || of_fund || coalesce(substring(named[3] from ':[0-9]+$'), '')
  ) then
    return null;
  end if;
  -- With a distribution: what flooring the investors' losses leaves, less than a yen for each of them.
  if new.kind = 'contribution' and named[1] = 'loss-rest' and exists (
    select from fixed_distribution distribution
    where distribution.id::text = named[2] and distribution.fund_id::text = of_fund
      and moved_in_book(new.id, 'fund:' || of_fund) < (select count(*) from fixed_distribution_share share where share.distribution_id = distribution.id)
  ) then
    return null;
  end if;
  -- With the approval of a payment: the part of somebody who leaves.
  if new.kind = 'contribution' and named[1] = 'taken-over' and named[3] = of_fund and exists (
    select from payout_batch
    where id::text = named[2] and approved_by is not null and (approved_by <> prepared_by or sole_operator)
  ) then
    return null;
  end if;
  raise exception 'journal entry % (%): two people have not decided it so', new.id, new.kind using errcode = 'integrity_constraint_violation';
end $$;
create constraint trigger of_proposal after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('contribution', 'contribution_returned', 'operator_took_share')
    or new.idempotency_key like 'late-result:%' or new.idempotency_key like 'property-sold:return:%')
  execute function check_entry_of_proposal();
