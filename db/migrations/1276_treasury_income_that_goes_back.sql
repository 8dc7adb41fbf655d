-- Up Migration

-- Income that goes back names the line that brought it: no more than is left of that line, to whoever had paid it, of the same lease. Without that it was a cost
-- without a payee, which no cap, no comparison and no question of two people looks at. See decision 0492.
-- Parts of before name none: the triggers judge what is written from now on.

alter table fund_line_part drop constraint fund_line_part_gives_back, add constraint fund_line_part_gives_back check (
  case
    when kind = 'purchase_return' or kind = 'sale_deposit' and amount < 0 then gives_back is not null
    when kind in ('rent', 'advance_rent', 'other_income') and amount < 0 then true
    else gives_back is null
  end);

-- Rent in advance is rent once its month has come.
create function income_family(kind text) returns text language sql immutable parallel safe as $$
  select case when kind in ('rent', 'advance_rent') then 'rent' when kind = 'other_income' then kind end
$$;

-- As before (1120), of prices and buyers' deposits alone.
create or replace function left_of_line(asked bigint, of_fund bigint) returns bigint language sql stable as $$
  select (coalesce(sum(moved.amount), 0) * (select sign(amount) from bank_statement_line where id = asked))::bigint
  from (
    select part.explanation_id, part.amount
    from statement_explanation told join fund_line_part part on part.explanation_id = told.id
    where told.statement_line_id = asked and part.fund_id = of_fund and part.gives_back is null and part.kind in ('purchase', 'sale_deposit')
    union all
    select explanation_id, amount from fund_line_part where gives_back = asked and fund_id = of_fund and kind in ('purchase_return', 'sale_deposit')
  ) moved
  where not exists (select from statement_explanation later where later.corrects = moved.explanation_id)
$$;

-- What a line has brought a fund as income of that kind, less what has gone back of it.
create function left_of_income(asked bigint, of_fund bigint, of_kind text) returns bigint language sql stable as $$
  select coalesce(sum(moved.amount), 0)::bigint
  from (
    select part.explanation_id, part.amount
    from statement_explanation told join fund_line_part part on part.explanation_id = told.id
    where told.statement_line_id = asked and part.fund_id = of_fund and part.amount > 0 and income_family(part.kind) = income_family(of_kind)
    union all
    select explanation_id, amount from fund_line_part
    where gives_back = asked and fund_id = of_fund and income_family(kind) = income_family(of_kind)
  ) moved
  where not exists (select from statement_explanation later where later.corrects = moved.explanation_id)
$$;

-- Whether the one line's remarks name who stands in the other, in every form of his name (0471); either may have been cut off or have other words beside.
create function is_same_payer(back bigint, paid bigint) returns boolean language sql stable as $$
  select exists (
    select from bank_statement_line went, bank_statement_line came,
      lateral (values (went.remarks, came.remarks), (came.remarks, went.remarks)) side (remarks, other),
      lateral (select regexp_replace(normalize(side.other, NFKC), '^\s*(?:振込|フリコミ)\s*', '') as name) named,
      lateral (select remits_as(forms_of_remitter(side.remarks), named.name, named.name, true) as likeness) compared
    where went.id = back and came.id = paid
      and (compared.likeness = 'whole' or compared.likeness is not null and char_length(payer_key(named.name)) >= 4))
$$;

create function check_income_goes_back() returns trigger language plpgsql as $$
declare
  line bank_statement_line;
begin
  if exists (select from statement_explanation later where later.corrects = new.explanation_id) then
    return null;
  end if;
  select entry.* into strict line
  from statement_explanation told join bank_statement_line entry on entry.id = told.statement_line_id where told.id = new.explanation_id;
  if not exists (
      select from fund_line_part part
      join statement_explanation told on told.id = part.explanation_id
      join bank_statement_line came on came.id = told.statement_line_id
      where came.id = new.gives_back and came.transacted_on <= line.transacted_on and part.fund_id = new.fund_id and part.amount > 0
        and income_family(part.kind) = income_family(new.kind) and part.lease_id is not distinct from new.lease_id
        and not exists (select from statement_explanation later where later.corrects = told.id))
    or left_of_income(new.gives_back, new.fund_id, new.kind) < 0 then
    raise exception 'explanation %: no line brought fund % the income that goes back', new.explanation_id, new.fund_id
      using errcode = 'integrity_constraint_violation';
  end if;
  if not is_same_payer(line.id, new.gives_back) then
    raise exception 'explanation %: line % is of somebody else than line %', new.explanation_id, line.id, new.gives_back
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger income_goes_back after insert on fund_line_part deferrable initially deferred for each row
  when (new.amount < 0 and new.kind in ('rent', 'advance_rent', 'other_income')) execute function check_income_goes_back();

-- Of prices and deposits, as before (1120).
drop trigger gives_back_what_was_paid on fund_line_part;
create constraint trigger gives_back_what_was_paid after insert on fund_line_part deferrable initially deferred for each row
  when (new.gives_back is not null and new.kind in ('purchase_return', 'sale_deposit')) execute function check_gives_back();

-- What has gone back of a line's income is not told of less.
create function check_income_told_anew() returns trigger language plpgsql as $$
declare
  short record;
begin
  select part.fund_id, part.kind into short from fund_line_part part
  where part.explanation_id = new.corrects and part.amount > 0 and income_family(part.kind) is not null
    and left_of_income(new.statement_line_id, part.fund_id, part.kind) < 0
  limit 1;
  if found then
    raise exception 'explanation %: more income went back of line % than it brought', new.id, new.statement_line_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger income_told_anew after insert on statement_explanation deferrable initially deferred for each row
  when (new.corrects is not null) execute function check_income_told_anew();

-- No entry takes income out of a fund's account, or rents that it keeps for their months, but with the parts of its line that say so: a cost is a cost in the book as well.
create function check_income_leaves_as_told() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select posting.book, posting.account_kind, sum(posting.amount) as amount
      from posting
      where posting.entry_id = new.id and posting.book like 'fund:%'
        and (posting.account_kind in ('rent_income', 'other_income') or posting.account_kind = 'advance_rent' and new.kind = 'outgoing_line')
        and exists (select from posting paid where paid.entry_id = new.id and paid.book = posting.book and paid.account_kind = 'bank' and paid.amount < 0)
      group by posting.book, posting.account_kind having sum(posting.amount) > 0
    ) taken
    where taken.amount > (
      select coalesce(-sum(part.amount), 0)
      from statement_explanation told join fund_line_part part on part.explanation_id = told.id
      where told.journal_entry_id = new.id and told.kind = 'fund' and 'fund:' || part.fund_id = taken.book and part.amount < 0 and part.gives_back is not null
        and part.kind = case taken.account_kind when 'rent_income' then 'rent' else taken.account_kind end)
  ) then
    raise exception 'journal entry % (%): no line says whose income goes back', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger income_leaves_as_told after insert on journal_entry deferrable initially deferred for each row
  when (new.reverses is null) execute function check_income_leaves_as_told();
