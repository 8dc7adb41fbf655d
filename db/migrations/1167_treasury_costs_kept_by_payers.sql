-- Up Migration

-- A payer keeps his costs of the money that he remits: a manager of the rents, a broker of the price. Without a bound a line of one yen could be told as any rent
-- with a cost beside it, and a cost of a sale beside a rent made rent of what the sale has earned. See decision 0466.
create function refuse_costs_beyond_their_income() returns trigger language plpgsql as $$
declare
  line record;
begin
  if new.amount >= 0 or new.kind not in ('cost', 'accrued_cost') then return new; end if;
  select coalesce(sum(part.amount) filter (where part.kind = 'sale'), 0) as price,
    coalesce(sum(part.amount) filter (where part.kind in ('rent', 'advance_rent') and part.amount > 0), 0) as rents,
    -coalesce(sum(part.amount) filter (where part.kind in ('cost', 'accrued_cost') and part.amount < 0), 0) as kept,
    -coalesce(sum(part.amount) filter (where part.kind in ('cost', 'accrued_cost') and part.amount < 0 and part.deal_id is not null), 0) as of_deal
  into line
  from fund_line_part part
  where part.explanation_id = new.explanation_id and part.fund_id = new.fund_id
    and (select entry.amount from statement_explanation told join bank_statement_line entry on entry.id = told.statement_line_id where told.id = new.explanation_id) > 0;
  if line.of_deal * 5 > line.price or line.kept * 10 > line.price * 2 + line.rents * 5 then
    raise exception 'explanation %: more costs are kept of what came in than its rents and price bear', new.explanation_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create constraint trigger costs_of_their_income after insert on fund_line_part deferrable initially deferred
  for each row execute function refuse_costs_beyond_their_income();
