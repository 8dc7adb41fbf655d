-- What is told of corrections after a closing is what the books say: entries that the closing listed and that were taken back since, what stands in their place, and deals that were struck.
with period as (
  select closing.id, closing.fund_id, closing.number, closing.closed_at, period.end_on, closed.id as closed_by, closing.lines_sha256 is not null as has_list
  from period_closing closing
  join fund_period period on period.fund_id = closing.fund_id and period.number = closing.number
  join journal_entry closed on closed.idempotency_key = 'period-closed:' || closing.id
  where closing.reversed_at is null
), late as materialized (
  -- What came after the last period has no sealed list: what its entry closed is what the book had by then and no list of a period has.
  select split_part(closed.idempotency_key, ':', 2)::bigint as late_id, split_part(book.name, ':', 2)::bigint as fund_id, closed.recorded_at as closed_at, closed.id as closed_by,
    exists (select from posting where posting.entry_id = closed.id and posting.account_kind = 'sale_cost') as has_sale
  from journal_entry closed
  cross join lateral (select min(posting.book) as name from posting where posting.entry_id = closed.id and posting.book like 'fund:%') book
  where closed.kind = 'period_closed' and closed.idempotency_key like 'late-period:%'
    and not exists (select from journal_entry reversal where reversal.reverses = closed.id)
), closing as materialized (
  select each.*, row_number() over (partition by each.fund_id order by each.late_id is not null, each.number, each.closed_by) as nth, 'fund:' || each.fund_id as book,
    concat_ws(' ', case when each.late_id is null then 'period' else 'late' end, coalesce(each.late_id, each.period_id)) as id
  from (
    select id as period_id, null::bigint as late_id, fund_id, number, closed_at, end_on, closed_by, has_list from period
    union all
    select null, late.late_id, late.fund_id, null, late.closed_at, japan_date(late.closed_at), late.closed_by,
      not exists (select from period where period.fund_id = late.fund_id and not period.has_list)
    from late
  ) each
), of_day as (
  -- Whose days are told by which closing: from the end of the one before.
  select closing.*, lag(end_on, 1, '-infinity') over (partition by fund_id order by nth) as after_on from closing
), late_line as (
  select closing.id, closing.nth, closing.fund_id, closing.book, closing.closed_by, entry.id as entry_id,
    coalesce(line.transacted_on, japan_date(coalesce(original.effective_at, entry.effective_at))) as day, -posting.amount as amount,
    case posting.account_kind when 'cost' then posting.account_ref else posting.account_kind end as kind,
    case when coalesce(original.kind, entry.kind) in ('sold_to_operator', 'sold_to_fund') then 'related_party' else coalesce(counterparty.counterparty, 'none') end as payer
  from posting
  join journal_entry entry on entry.id = posting.entry_id and entry.kind not in ('period_closed', 'period_closed_reversed')
  left join journal_entry original on original.id = entry.reverses
  left join statement_explanation explanation on explanation.journal_entry_id = coalesce(entry.reverses, entry.id)
  left join bank_statement_line line on line.id = explanation.statement_line_id
  left join entry_counterparty counterparty on counterparty.entry_id = coalesce(entry.reverses, entry.id)
  cross join lateral (
    select * from late
    where 'fund:' || late.fund_id = posting.book and late.closed_by > entry.id and (posting.account_kind <> 'sale_proceeds' or late.has_sale)
    order by late.closed_by limit 1) first_late
  join closing on closing.late_id = first_late.late_id and closing.has_list
  where posting.book in (select 'fund:' || fund_id from late) and posting.account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'cost', 'sale_cost')
    and not exists (
      select from period_line listed join period on period.id = listed.closing_id
      where listed.entry_id = entry.id and listed.kind = case posting.account_kind when 'cost' then posting.account_ref else posting.account_kind end)
), listed as (
  select taken.*, reversal.recorded_at
  from (
    select closing.id, closing.nth, closing.fund_id, closing.book, closing.closed_by, line.entry_id, line.day, line.amount, line.kind, line.payer
    from period_line line join closing on closing.period_id = line.closing_id
    union all
    select * from late_line
  ) taken
  join journal_entry reversal on reversal.reverses = taken.entry_id and reversal.id > taken.closed_by
), anew as (
  -- Each line that was ever told anew, with all that was said of it, oldest first.
  select explanation.id, explanation.statement_line_id, explanation.explained_at, explanation.journal_entry_id, explanation.corrects, entry.transacted_on as day, proposal.content ->> 'cause' as cause,
    lag(explanation.journal_entry_id) over line as before_entry
  from statement_explanation explanation
  join bank_statement_line entry on entry.id = explanation.statement_line_id
  left join proposal on proposal.id = explanation.proposal_id
  where explanation.statement_line_id in (select statement_line_id from statement_explanation where corrects is not null)
  window line as (partition by explanation.statement_line_id order by explanation.id)
), rent_entry as (
  select entry.id, split_part(entry.idempotency_key, ':', 2) || ':' || split_part(entry.idempotency_key, ':', 3) as rent_of,
    split_part(entry.idempotency_key, ':', 4) = 'related_party' as is_related, -posting.amount as yen, reversal.id as reversal_id, reversal.recorded_at as reversed_at
  from journal_entry entry
  join posting on posting.entry_id = entry.id and posting.account_kind = 'rent_income'
  left join journal_entry reversal on reversal.reverses = entry.id
  where entry.kind = 'rent_earned'
), touched as (
  select listed.id as closing_id, listed.fund_id, listed.book, anew.statement_line_id, min(anew.id) as since
  from anew join listed on listed.entry_id = anew.before_entry group by 1, 2, 3, 4
  union
  -- Of a line of its days a closing knew that it was nobody's of the fund.
  select of_day.id, of_day.fund_id, of_day.book, stood.statement_line_id, min(later.id)
  from anew stood
  join of_day on stood.day > of_day.after_on and stood.day <= of_day.end_on and stood.explained_at < of_day.closed_at and of_day.has_list
  join anew later on later.statement_line_id = stood.statement_line_id and later.explained_at > of_day.closed_at
  where not exists (select from anew between_them where between_them.statement_line_id = stood.statement_line_id and between_them.id > stood.id and between_them.explained_at < of_day.closed_at)
    and not exists (select from posting where posting.entry_id = stood.journal_entry_id and posting.book = of_day.book
      and posting.account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'cost'))
  group by 1, 2, 3, 4
), step as (
  select distinct touched.closing_id, touched.fund_id, touched.book, anew.id, anew.explained_at, anew.day, anew.cause, anew.before_entry, anew.journal_entry_id as after_entry
  from touched join anew on anew.statement_line_id = touched.statement_line_id and anew.id >= touched.since
), moved as (
  select step.*, side.is_after, case posting.account_kind when 'cost' then posting.account_ref else posting.account_kind end as kind, -sum(posting.amount) as yen,
    -sale_expense(step.fund_id, side.entry_id, case posting.account_kind when 'cost' then posting.account_ref end) as of_sale,
    (select counterparty = 'related_party' from entry_counterparty told where told.entry_id = side.entry_id) as is_related
  from step
  cross join lateral (values (false, step.before_entry), (true, step.after_entry)) side (is_after, entry_id)
  join posting on posting.entry_id = side.entry_id and posting.book = step.book and posting.account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'cost')
  group by step.closing_id, step.fund_id, step.book, step.id, step.explained_at, step.day, step.cause, step.before_entry, step.after_entry, side.is_after, side.entry_id,
    posting.account_kind, posting.account_ref
), struck as (
  select of_day.id as closing_id, deal.id, deal.part_id, deal.settled_on, strike.decided_at, strike.content ->> 'cause' as cause, of_day.fund_id, seller.fund_id is not distinct from of_day.fund_id as sells
  from property_deal deal
  join proposal strike on strike.id = deal.struck_by
  join party seller on seller.id = deal.seller_id
  join party buyer on buyer.id = deal.buyer_id
  join of_day on of_day.fund_id in (seller.fund_id, buyer.fund_id) and deal.settled_on > of_day.after_on and deal.settled_on <= of_day.end_on
  where deal.recorded_at < of_day.closed_at and strike.decided_at > of_day.closed_at
), dealt as (
  select struck.*, false as is_after, struck.id as deal_id from struck
  union all
  select struck.*, true, min(deal.id)
  from struck
  join property_deal deal on deal.part_id = struck.part_id and deal.recorded_at >= struck.decided_at
  join party seller on seller.id = deal.seller_id
  join party buyer on buyer.id = deal.buyer_id
  where struck.fund_id in (seller.fund_id, buyer.fund_id) and (seller.fund_id is not distinct from struck.fund_id) = struck.sells
  group by struck.closing_id, struck.id, struck.part_id, struck.settled_on, struck.decided_at, struck.cause, struck.fund_id, struck.sells
), rent as (
  -- What came in advance for a month, each time that it became income, and the last time before it that all of it was taken back.
  select entry.id, entry.rent_of, entry.yen, entry.is_related, entry.reversal_id, entry.reversed_at,
    (select before.reversed_at from rent_entry before where before.rent_of = entry.rent_of and before.reversal_id < entry.id order by before.reversal_id desc limit 1) as after_at
  from rent_entry entry
), listed_rent as (
  select listed.id as closing_id, rent.rent_of, rent.reversed_at, rent.is_related, listed.day, listed.amount, min(listed.nth) over (partition by rent.rent_of, rent.reversed_at) = listed.nth as leads
  from listed join rent on rent.id = listed.entry_id
), first_rent as (
  select closing_id, rent_of, leads, min(reversed_at) as since, min(day) as day from listed_rent group by closing_id, rent_of, leads
), in_books as (
  select closing_id, explained_at as recorded_at, day, 'line' as what, cause, is_after, kind, part.is_of_sale, is_related, null as sides, part.yen::numeric as yen
  from moved cross join lateral (values (false, yen - of_sale), (true, of_sale)) part (is_of_sale, yen)
  union all
  -- What no line stands behind, and a line of which nobody says what it is instead.
  select listed.id, listed.recorded_at, min(listed.day) over (partition by listed.id, listed.entry_id),
    case when entry.kind = 'cost_accrued' then 'cost' when entry.kind in ('sold_to_operator', 'sold_to_fund', 'property_handed_over') then 'deal' else entry.kind end,
    null, false, listed.kind, false, listed.payer = 'related_party' and listed.kind in ('rent_income', 'other_income', 'sale_proceeds'), null, listed.amount
  from listed join journal_entry entry on entry.id = listed.entry_id
  where listed.entry_id not in (select before_entry from anew where before_entry is not null) and entry.kind <> 'rent_earned'
  union all
  select closing_id, reversed_at, min(day) over (partition by closing_id, rent_of), 'line', null, false, 'rent_income', false, is_related, null, amount from listed_rent
  union all
  select first_rent.closing_id, rent.reversed_at, first_rent.day, 'line', null, false, 'rent_income', false, rent.is_related, null, rent.yen
  from first_rent join rent on rent.rent_of = first_rent.rent_of and rent.reversed_at > first_rent.since
  where first_rent.leads
  union all
  select first_rent.closing_id, rent.after_at, first_rent.day, 'line', null, true, 'rent_income', false, rent.is_related, null, rent.yen
  from first_rent join rent on rent.rent_of = first_rent.rent_of and rent.after_at >= first_rent.since
  where first_rent.leads
  union all
  select dealt.closing_id, dealt.decided_at, dealt.settled_on, 'deal', dealt.cause, dealt.is_after, deal.kind, null, null,
    concat_ws(' ', case when seller.fund_id = dealt.fund_id then 'this' else seller.relation end, case when buyer.fund_id = dealt.fund_id then 'this' else buyer.relation end), deal.price
  from dealt
  join property_deal deal on deal.id = dealt.deal_id
  join party seller on seller.id = deal.seller_id
  join party buyer on buyer.id = deal.buyer_id
), told as (
  select closing.id as closing_id, correction.recorded_at, correction.day, correction.what, correction.cause, side.is_after, part ->> 'kind' as kind,
    (part ->> 'ofSale')::boolean as is_of_sale, (part ->> 'related')::boolean as is_related, (part ->> 'seller') || ' ' || (part ->> 'buyer') as sides, (part ->> 'yen')::numeric as yen
  from (select distinct fund_id from closing where has_list and may_have_corrections(fund_id)) fund
  cross join lateral fund_corrections(fund.fund_id) correction
  join closing on (closing.period_id = correction.closing_id or closing.late_id = correction.late_id) and closing.has_list
  cross join lateral (values (false, correction.before), (true, correction.after)) side (is_after, parts)
  cross join lateral jsonb_array_elements(side.parts) part
  where part ? 'seller' or part ->> 'kind' not in ('tenant_deposit', 'taken_over_deposit', 'sale_deposit', 'fee_tax', 'advance_rent', 'accrued_cost', 'purchase', 'purchase_return')
), compared as (
  select closing_id, recorded_at, day, what, cause, kind, is_of_sale, is_related, sides,
    sum(yen) filter (where is_told and not is_after) as told_before, sum(yen) filter (where is_told and is_after) as told_after,
    sum(yen) filter (where not is_told and not is_after) as booked_before, sum(yen) filter (where not is_told and is_after) as booked_after
  from (select told.*, true as is_told from told union all select in_books.*, false from in_books) each
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
)
select closing_id, recorded_at, day, what, kind, sides, told_before, told_after, booked_before, booked_after from compared
-- A part that stays as it is changes no figure.
where coalesce(told_after, 0) - coalesce(told_before, 0) <> coalesce(booked_after, 0) - coalesce(booked_before, 0)
