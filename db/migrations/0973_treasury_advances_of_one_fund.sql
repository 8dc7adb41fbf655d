-- Up Migration

-- What two people decided of an advance is that fund's alone, in both books, and a decision on what came in late bears no loss. See decision 0374.
create or replace function is_decided_advance(of_entry bigint) returns boolean language sql stable as $$
  select exists (
    select from journal_entry entry
    join proposal on entry.idempotency_key in ('operator-advance:' || proposal.id, 'late-loss:' || proposal.id)
    cross join lateral (
      select case proposal.kind when 'fund.advance' then (proposal.content ->> 'amount')::bigint else -(proposal.effect ->> 'yen')::bigint end as lent,
        proposal.content ->> 'fundId' as fund_id) decided
    cross join lateral (
      select coalesce(-sum(amount) filter (where book = 'fund:' || decided.fund_id and account_kind = 'owed_to_operator'), 0) as owed,
        coalesce(sum(amount) filter (where book = 'operator' and account_kind = 'advanced' and account_ref = decided.fund_id), 0) as advanced,
        coalesce(bool_or(book <> 'operator' and book <> 'fund:' || decided.fund_id or account_kind = 'advanced' and account_ref <> decided.fund_id), false) as is_of_others
      from posting where posting.entry_id = entry.id) moved
    where entry.id = of_entry and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
      and (entry.kind, split_part(entry.idempotency_key, ':', 1), proposal.kind) in (
        ('operator_advanced', 'operator-advance', 'fund.advance'), ('advance_borne', 'late-loss', 'fund.late_result'))
      and moved.owed = decided.lent and moved.advanced = decided.lent and not moved.is_of_others and decided.lent <> 0
      and moved_in_book(entry.id, 'fund:' || decided.fund_id) = abs(decided.lent)
      -- Where it was a gain, it was given to the operator in the same act.
      and not exists (select from journal_entry gain where gain.idempotency_key = 'late-result:' || proposal.id))
$$;
