-- Up Migration

-- What a period's closing took as costs that went to the operator or a related party is public, as of what was closed after the last period (1240). See decision 0495.

-- Null for closings of before: those are read from their lines alone.
alter table period_closing
  -- Of all costs, also those of a sale: what went to the operator or a related party.
  add column related_costs bigint,
  -- What was counted before a line paid it: whom it went to is not recorded with it.
  add column accrued_costs bigint;

-- What the closing is about to take, whatever the one who closes writes.
create function keep_related_costs() returns trigger language plpgsql as $$
begin
  select coalesce(sum(line.amount) filter (where line.counterparty = 'related_party'), 0), coalesce(sum(line.amount) filter (where line.counterparty is null), 0)
    into new.related_costs, new.accrued_costs
  from fund_period period
  cross join lateral untaken_result_lines(new.fund_id, (period.end_on + 1)::timestamp at time zone 'Asia/Tokyo') line
  where period.fund_id = new.fund_id and period.number = new.number and line.account_kind = 'cost';
  return new;
end $$;
create trigger related_costs_are_kept before insert on period_closing for each row execute function keep_related_costs();

-- At commit, of the lines that it has really taken.
create function related_costs_of_closing(closing period_closing) returns table (related bigint, accrued bigint) language sql stable as $$
  select coalesce(sum(amount) filter (where counterparty = 'related_party'), 0)::bigint, coalesce(sum(amount) filter (where counterparty is null), 0)::bigint
  from fund_result_lines(closing.fund_id) line where line.closing_id = closing.id and line.account_kind = 'cost'
$$;
create function check_related_costs() returns trigger language plpgsql as $$
begin
  if exists (select from journal_entry where idempotency_key = 'period-closed:' || new.id)
    and exists (select from period_closing where id = new.id and reversed_at is null)
    and (new.related_costs, new.accrued_costs) is distinct from (select (related, accrued) from related_costs_of_closing(new)) then
    raise exception 'closing %: its costs to related parties are others', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger related_costs_of_lines after insert on period_closing deferrable initially deferred for each row
  execute function check_related_costs();

-- As before (1240), and of costs: a payee who is recorded as one of ours later was one of ours in what is published.
create or replace function ours_corrections(of_fund bigint) returns table (
  closing_id bigint, late_id bigint, number integer, recorded_at timestamptz, day date, what text, before jsonb, after jsonb
) language sql stable as $$
  with closing as materialized (
    select * from result_closings(of_fund)
  ), result_line as materialized (
    select * from result_lines_of_closings(of_fund)
  ), told_line as (
    -- What was told anew after the closing of its days is of that closing: the running one tells it as a correction. Of what a late closing took, that is the
    -- first one that knew the line.
    select case
        when explanation.corrects is not null and line.is_correction
          then (select nth from closing where closing.end_on >= line.own_day order by closing.nth limit 1)
        when explanation.corrects is not null and (line.nth is null or line.is_late) then coalesce((
          select closing.nth from closing
          where closing.late_id is not null and closing.end_on >= line.own_day and exists (
            select from statement_explanation stood
            where stood.statement_line_id = explanation.statement_line_id and stood.explained_at < closing.closed_at)
          order by closing.nth limit 1), line.nth)
        else line.nth end as nth,
      line.explanation_id, case line.account_kind when 'cost' then line.account_ref else line.account_kind end as account_kind, line.own_day, explanation.explained_at,
      entry.remarks, sum(-line.amount) as yen
    from result_line line
    join statement_explanation explanation on explanation.id = line.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where line.counterparty = 'third_party' and line.account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'cost')
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
    group by 1, 2, 3, 4, 5, 6
    union all
    select line.nth, part.explanation_id, line.account_kind, line.own_day, explanation.explained_at, entry.remarks, sum(part.amount)
    from result_line line
    join journal_entry earned on earned.id = line.entry_id and earned.kind = 'rent_earned'
    join fund_line_part part on part.fund_id = of_fund and part.kind = 'advance_rent' and part.month = split_part(earned.idempotency_key, ':', 3)
    join fund_line told on told.explanation_id = part.explanation_id and told.counterparty = 'third_party'
    join statement_explanation explanation on explanation.id = part.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where line.counterparty = 'third_party' and line.account_kind = 'rent_income'
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
      and earned.id = (
        select min(taking.id) from journal_entry taking
        where taking.kind = 'rent_earned' and coalesce(rent_explanation(taking.idempotency_key) = explanation.id, taking.recorded_at >= explanation.explained_at)
          and starts_with(taking.idempotency_key, format('rent-earned:%s:%s:third_party:', of_fund, part.month))
          and not exists (select from journal_entry reversal where reversal.reverses = taking.id))
    group by 1, 2, 3, 4, 5, 6
  ), told as (
    select told_line.nth, ours.since, told_line.own_day as day, 'line' as what,
      jsonb_build_object('kind', told_line.account_kind, 'yen', told_line.yen, 'related', false, 'ofSale', false) as was,
      jsonb_build_object('related', true) as is_now
    from told_line
    cross join lateral (
      select min(found.since) as since
      from (
        select names_ours_since(array[told_line.remarks, remarks_key(told_line.remarks)], null, told_line.explained_at)
        union all
        select party_ours_since(lease.tenant_id, told_line.explained_at)
        from fund_line_part part join lease on lease.id = part.lease_id
        where part.explanation_id = told_line.explanation_id and part.fund_id = of_fund
        union all
        select party_ours_since(deal.buyer_id, told_line.explained_at)
        from fund_line_part part join property_deal deal on deal.id = part.deal_id
        where part.explanation_id = told_line.explanation_id and part.fund_id = of_fund and part.kind = 'sale'
      ) found (since)
    ) ours
    where ours.since > told_line.explained_at
    union all
    select closing.nth, ours.since, deal.settled_on, 'deal',
      jsonb_build_object('kind', deal.kind, 'yen', deal.price, 'seller', side_of(seller, of_fund), 'buyer', side_of(buyer, of_fund)),
      case when seller.relation = 'third' then jsonb_build_object('seller', 'ours') else jsonb_build_object('buyer', 'ours') end
    from standing_property_deal deal
    join party seller on seller.id = deal.seller_id
    join party buyer on buyer.id = deal.buyer_id
    join lateral (
      select * from closing where closing.end_on >= deal.settled_on and (closing.late_id is null or deal.settled_on > closing.after_on) order by closing.nth limit 1) closing on deal.recorded_at < closing.closed_at
    cross join lateral (
      select least(party_ours_since(seller.id, deal.recorded_at), party_ours_since(buyer.id, deal.recorded_at)) as since
    ) ours
    where of_fund in (deal.seller_fund_id, deal.buyer_fund_id) and ours.since is not null
  )
  select closing.closing_id, closing.late_id, closing.number, greatest(told.since, closing.closed_at), told.day, told.what,
    jsonb_build_array(told.was), jsonb_build_array(told.was || told.is_now)
  from told join closing on closing.nth = told.nth
  order by 4, closing.nth, 5, told.was::text
$$;

-- Whether it is worth looking. As before (1240), and of costs.
create or replace function may_have_ours(of_fund bigint) returns boolean language sql stable as $$
  select (exists (select from period_closing where fund_id = of_fund and reversed_at is null) or has_late_closing(of_fund)) and (
    exists (
      select from standing_property_deal deal
      where of_fund in (deal.seller_fund_id, deal.buyer_fund_id) and 'third' in (deal.seller_relation, deal.buyer_relation)
        and (side_is_ours(deal.seller_id, deal.recorded_at) or side_is_ours(deal.buyer_id, deal.recorded_at)))
    or exists (
      select from fund_line_part part
      join fund_line line on line.explanation_id = part.explanation_id and line.counterparty = 'third_party'
      join statement_explanation told on told.id = part.explanation_id
      join bank_statement_line entry on entry.id = told.statement_line_id
      left join lease on lease.id = part.lease_id
      left join property_deal deal on deal.id = part.deal_id
      left join party side on side.id = coalesce(lease.tenant_id, deal.buyer_id)
      join known_as_ours ours on ours.since > told.explained_at
        and (ours.key in (payer_key(entry.remarks), payer_key(remarks_key(entry.remarks)), payer_key(side.name), payer_key(side.name_kana))
          or ours.is_company and ours.key = any(company_keys(remarks_key(entry.remarks), true) || company_keys(side.name, true) || company_keys(side.name_kana, true))
          or ours.corporate_number = side.corporate_number)
      where part.fund_id = of_fund and (part.amount > 0 or part.kind = 'cost')))
$$;
