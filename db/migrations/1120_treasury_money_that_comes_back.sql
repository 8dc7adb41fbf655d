-- Up Migration

-- Money that real life brings and that was none of the kinds: the price that a seller gives back, a buyer's deposit, and the tenants' deposits that come with a
-- purchase. Told as what they are, they are no income and pay nothing else. See decisions 0440 and 0441.
-- src/ledger/chart.ts, src/ledger/entry-kinds.ts and src/domain/fund-lines.ts hold the same rows and words.

alter table account_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
-- What a buyer has paid before the sale: his until it is settled, and there in cash until then.
insert into account_kind (kind, scope, side, ref, is_cash, is_tied) values ('sale_deposit', 'fund', 'credit', 'none', false, true);
insert into posting_rule (entry_kind, account_kind, side) values
  ('income_line', 'advance_paid', 'credit'), ('income_line', 'sale_deposit', 'credit'), ('income_line', 'sale_deposit', 'debit'),
  ('outgoing_line', 'sale_deposit', 'debit'), ('outgoing_line', 'tenant_deposit', 'credit');
alter table account_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

alter table fund_line_part drop constraint fund_line_part_kind_check, add constraint fund_line_part_kind_check
  check (kind in ('rent', 'other_income', 'sale', 'sale_deposit', 'purchase', 'purchase_return', 'tenant_deposit', 'taken_over_deposit', 'advance_rent', 'cost', 'accrued_cost'));
do $$ declare
  of_deal text;
begin
  select conname into strict of_deal from pg_constraint
  where conrelid = 'fund_line_part'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%deal_id IS NULL%';
  execute format('alter table fund_line_part drop constraint %I', of_deal);
end $$;
alter table fund_line_part add constraint fund_line_part_of_deal
  check (deal_id is null or kind in ('sale', 'purchase', 'cost', 'accrued_cost', 'taken_over_deposit'));
-- The line of the bank by which it was paid before: what comes back and what goes back names it.
alter table fund_line_part add column gives_back bigint references bank_statement_line
  constraint fund_line_part_gives_back check ((gives_back is not null) = (kind = 'purchase_return' or kind = 'sale_deposit' and amount < 0));
alter table fund_line_part add constraint fund_line_part_taken_over check (kind <> 'taken_over_deposit' or deal_id is not null and amount > 0);
create index fund_line_part_gives_back_line on fund_line_part (gives_back) where gives_back is not null;

-- As before (0810), and tenants' deposits come with what the fund buys.
create or replace function check_deal_of_line() returns trigger language plpgsql as $$
begin
  if not exists (
    select from standing_property_deal deal
    where deal.id = new.deal_id
      and ((deal.seller_fund_id = new.fund_id and new.kind not in ('purchase', 'taken_over_deposit')) or (deal.buyer_fund_id = new.fund_id and new.kind <> 'sale'))
  ) then
    raise exception 'part % of a line: deal % is no such deal of fund %', new.id, new.deal_id, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- ---------------------------------------------------------------- what of a line is still to come or to go back

create function left_of_line(asked bigint, of_fund bigint) returns bigint language sql stable as $$
  select (coalesce(sum(moved.amount), 0) * (select sign(amount) from bank_statement_line where id = asked))::bigint
  from (
    select part.explanation_id, part.amount
    from statement_explanation told join fund_line_part part on part.explanation_id = told.id
    where told.statement_line_id = asked and part.fund_id = of_fund and part.gives_back is null and part.kind in ('purchase', 'sale_deposit')
    union all
    select explanation_id, amount from fund_line_part where gives_back = asked and fund_id = of_fund
  ) moved
  where not exists (select from statement_explanation later where later.corrects = moved.explanation_id)
$$;

-- What lines have paid for a purchase, less what came back of them.
create function paid_for_deal(asked bigint) returns bigint language sql stable as $$
  with part as (
    select part.fund_id, told.statement_line_id, part.amount
    from fund_line_part part join statement_explanation told on told.id = part.explanation_id
    where part.deal_id = asked and part.kind = 'purchase' and not exists (select from statement_explanation later where later.corrects = told.id)
  )
  select (coalesce((select -sum(amount) from part), 0) - coalesce((
    select sum(back.amount) from fund_line_part back
    where back.kind = 'purchase_return' and (back.fund_id, back.gives_back) in (select fund_id, statement_line_id from part)
      and not exists (select from statement_explanation later where later.corrects = back.explanation_id)), 0))::bigint
$$;

-- Whether a name stands in the bank's remarks.
create function stands_in_remarks(name text, remarks text) returns boolean language sql immutable parallel safe as $$
  select coalesce(char_length(payer_key(name)) >= 2 and strpos(payer_key(remarks_key(remarks)), payer_key(name)) > 0, false)
$$;

-- Whether who stands in one line is who stands in the other; or, of a price that comes back, the seller as he is on record.
create function is_same_remitter(back bigint, paid bigint, of_fund bigint) returns boolean language sql stable as $$
  select coalesce(remarks_key(came.remarks) = remarks_key(went.remarks) and remarks_key(came.remarks) <> ''
    or char_length(payer_key(came.remarks)) >= 4 and stands_in_remarks(came.remarks, went.remarks)
    or char_length(payer_key(went.remarks)) >= 4 and stands_in_remarks(went.remarks, came.remarks), false)
    or went.amount < 0 and exists (
      select from party seller
      where (stands_in_remarks(seller.name, came.remarks) or stands_in_remarks(seller.name_kana, came.remarks))
        and (seller.id in (
            select deal.seller_id from fund_line_part part
            join statement_explanation told on told.id = part.explanation_id and told.statement_line_id = paid
            join property_deal deal on deal.id = part.deal_id
            where part.fund_id = of_fund and part.kind = 'purchase')
          or seller.id in (select told.seller_id from fund_property told where told.fund_id = of_fund)))
  from bank_statement_line came, bank_statement_line went
  where came.id = back and went.id = paid
$$;

-- No more comes back of a price, and no more goes back of a buyer's deposit, than was paid; by or to whom it was paid; and a deposit becomes part of a price only
-- beside that price.
create function check_gives_back() returns trigger language plpgsql as $$
declare
  line bank_statement_line;
begin
  select entry.* into strict line
  from statement_explanation told join bank_statement_line entry on entry.id = told.statement_line_id where told.id = new.explanation_id;
  if exists (select from statement_explanation later where later.corrects = new.explanation_id) then
    return null;
  end if;
  if not exists (
      select from fund_line_part part join statement_explanation told on told.id = part.explanation_id
      where told.statement_line_id = new.gives_back and part.fund_id = new.fund_id and part.gives_back is null
        and part.kind = case new.kind when 'purchase_return' then 'purchase' else 'sale_deposit' end)
    or left_of_line(new.gives_back, new.fund_id) < 0 then
    raise exception 'explanation %: line % of fund % did not pay so much', new.explanation_id, new.gives_back, new.fund_id
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.kind = 'sale_deposit' and line.amount > 0 then
    if (select coalesce(sum(amount), 0) from fund_line_part where explanation_id = new.explanation_id and fund_id = new.fund_id and kind in ('sale', 'sale_deposit')) < 0 then
      raise exception 'explanation %: a buyer''s deposit is part of no price', new.explanation_id using errcode = 'integrity_constraint_violation';
    end if;
  elsif not is_same_remitter(line.id, new.gives_back, new.fund_id) then
    raise exception 'explanation %: line % is of somebody else than line %', new.explanation_id, line.id, new.gives_back
      using errcode = 'integrity_constraint_violation';
  end if;
  if exists (
    select from fund_line_part part
    join statement_explanation told on told.id = part.explanation_id and told.statement_line_id = new.gives_back
    join property_purchase bought on bought.deal_id = part.deal_id
    join property_deal deal on deal.id = part.deal_id
    where part.kind = 'purchase' and not exists (select from statement_explanation later where later.corrects = told.id)
      and paid_for_deal(deal.id) < deal.price_with_tax) then
    raise exception 'explanation %: line % has paid for a purchase that stands', new.explanation_id, new.gives_back using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger gives_back_what_was_paid after insert on fund_line_part deferrable initially deferred for each row
  when (new.gives_back is not null) execute function check_gives_back();

-- ---------------------------------------------------------------- what is told anew

-- A line that paid for what the fund's book has is nothing else while that stands, nor one of which a part came or went back; and what is kept of a buyer's
-- deposit is told as that.
create function check_told_anew() returns trigger language plpgsql as $$
declare
  short record;
begin
  select part.fund_id into short from fund_line_part part
  where part.explanation_id = new.corrects and left_of_line(new.statement_line_id, part.fund_id) < 0 limit 1;
  if found then
    raise exception 'explanation %: more was given back of line % than it paid', new.id, new.statement_line_id using errcode = 'integrity_constraint_violation';
  end if;
  select told.deal_id into short
  from (
    select deal_id, -sum(amount) filter (where explanation_id = new.corrects) as before, coalesce(-sum(amount) filter (where explanation_id = new.id), 0) as after
    from fund_line_part where explanation_id in (new.corrects, new.id) and kind = 'purchase' and deal_id is not null group by deal_id
  ) told
  join property_deal deal on deal.id = told.deal_id
  where told.after < told.before and paid_for_deal(told.deal_id) < deal.price_with_tax
    and exists (select from property_purchase bought where bought.deal_id = told.deal_id)
  limit 1;
  if found then
    raise exception 'explanation %: line % has paid for deal %, which stands', new.id, new.statement_line_id, short.deal_id
      using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from fund_line_part where explanation_id = new.corrects and kind = 'purchase_return')
    and exists (select from fund_line_part where explanation_id = new.id and amount > 0 and kind in ('rent', 'advance_rent', 'other_income', 'sale', 'cost')) then
    raise exception 'explanation %: a price that came back is told as income', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if exists (
      select from fund_line_part before join fund_line_part after on after.explanation_id = new.id and after.fund_id = before.fund_id
      where before.explanation_id = new.corrects and before.kind = 'sale_deposit' and before.amount > 0 and after.kind = 'other_income' and after.amount > 0)
    and not exists (select from proposal where id = new.proposal_id and content ->> 'cause' = 'deposit_kept') then
    raise exception 'explanation %: a buyer''s deposit is kept without its cause', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger told_anew after insert on statement_explanation deferrable initially deferred for each row
  when (new.corrects is not null) execute function check_told_anew();

-- What was paid for purchases is there as long as the book's property needs it, whatever is told of its lines.
create function check_advance_is_there() returns trigger language plpgsql as $$
declare
  short record;
begin
  select balance.book, balance.amount into short
  from (select distinct book from posting where entry_id = new.id and account_kind = 'advance_paid' and amount < 0) touched
  join account_balance balance on balance.book = touched.book and balance.account_kind = 'advance_paid'
  where balance.amount < 0
  limit 1;
  if found then
    raise exception 'journal entry % (%): % yen less than the property of book % has cost', new.id, new.kind, -short.amount, short.book
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger advance_is_there after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('income_line', 'outgoing_line_reversed', 'operator_paid_cost_reversed')) execute function check_advance_is_there();

-- As before (0905), and a buyer's deposit.
create or replace function check_held_for_others() returns trigger language plpgsql as $$
declare
  short record;
begin
  select balance.book, balance.account_kind, balance.amount into short
  from (
    select distinct book, account_kind, account_ref from posting
    where entry_id = new.id and account_kind in ('tenant_deposit', 'sale_deposit', 'accrued_cost', 'advance_rent') and amount > 0
  ) touched
  join account_balance balance on balance.book = touched.book and balance.account_kind = touched.account_kind and balance.account_ref = touched.account_ref
  where balance.amount > 0
  limit 1;
  if found then
    raise exception 'journal entry % (%): % yen more of % than book % holds', new.id, new.kind, short.amount, short.account_kind, short.book
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- ---------------------------------------------------------------- tenants' deposits that come with a purchase

-- What the recorded leases of a bought property say that its tenants have deposited.
create function lease_deposits_of_deal(asked bigint) returns bigint language sql stable as $$
  select coalesce(sum(lease.deposit), 0)::bigint
  from property_deal deal
  join property_part bought on bought.id = deal.part_id
  join property_part part on part.property_id = bought.property_id
  join lease on lease.part_id = part.id and lease.struck_by is null
  where deal.id = asked
$$;

-- In cash they come from the seller. Settled within the price they are beside it, less than it, and no more than the leases say: a price above what was paid would
-- make income of investors' own money, when the deposit is kept.
create function check_taken_over() returns trigger language plpgsql as $$
declare
  line record;
  seller record;
  settled record;
begin
  select entry.amount, entry.remarks, fund_line.counterparty into strict line
  from statement_explanation told join bank_statement_line entry on entry.id = told.statement_line_id
  join fund_line on fund_line.explanation_id = told.id where told.id = new.explanation_id;
  select party.* into strict seller from property_deal deal join party on party.id = deal.seller_id where deal.id = new.deal_id;
  if seller.relation <> 'third' and line.counterparty = 'third_party' then
    raise exception 'explanation %: the seller of deal % is no stranger', new.explanation_id, new.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  if line.amount > 0 then
    if seller.name is not null and not (stands_in_remarks(seller.name, line.remarks) or stands_in_remarks(seller.name_kana, line.remarks)) then
      raise exception 'explanation %: it is not the seller of deal % who paid', new.explanation_id, new.deal_id using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end if;
  select sum(amount) filter (where kind = 'taken_over_deposit') as kept, -sum(amount) filter (where kind = 'purchase') as price into settled
  from fund_line_part where explanation_id = new.explanation_id and fund_id = new.fund_id and deal_id = new.deal_id;
  if settled.kept >= coalesce(settled.price, 0) or (
      select sum(part.amount) from fund_line_part part
      where part.deal_id = new.deal_id and part.kind = 'taken_over_deposit'
        and not exists (select from statement_explanation later where later.corrects = part.explanation_id)) > lease_deposits_of_deal(new.deal_id) then
    raise exception 'explanation %: more deposits than the tenants of deal % have paid', new.explanation_id, new.deal_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger taken_over_with_deal after insert on fund_line_part deferrable initially deferred for each row
  when (new.kind = 'taken_over_deposit') execute function check_taken_over();

-- As before (1104), with those that were taken over.
create or replace function deposits_of_strangers(of_fund bigint) returns bigint language sql stable as $$
  select coalesce(sum(part.amount), 0)::bigint
  from fund_line_part part
  join fund_line line on line.explanation_id = part.explanation_id and line.counterparty = 'third_party'
  where part.fund_id = of_fund and part.kind in ('tenant_deposit', 'taken_over_deposit')
    and not exists (select from statement_explanation later where later.corrects = part.explanation_id)
$$;

-- As before (1101), and no rule tells what comes back, a buyer's deposit or what is taken over.
create or replace function rule_is_narrow(rule line_rule) returns boolean language sql stable as $$
  select rule.remitter = remarks_key(entry.remarks)
    and abs(rule.amount_from - entry.amount) * 10 <= abs(entry.amount) and abs(rule.amount_until - entry.amount) * 10 <= abs(entry.amount)
    and line.paid_by = 'fund'
    and not exists (
      select from fund_line_part part
      where part.explanation_id = told.id
        and (part.amount > 0 and part.kind in ('other_income', 'sale', 'cost') or part.kind in ('purchase_return', 'sale_deposit', 'taken_over_deposit')))
    and (
      select count(distinct part.lease_id) <= 1 and count(*) filter (where part.lease_id is null) = 0
      from fund_line_part part
      where part.explanation_id = told.id and part.amount > 0 and part.kind in ('rent', 'advance_rent'))
  from statement_explanation told
  join bank_statement_line entry on entry.id = told.statement_line_id
  join fund_line line on line.explanation_id = told.id
  where told.id = rule.made_from
$$;
