-- Up Migration

-- What investors lost with a distribution stands beside what they earned: the one without the other misleads.
create or replace view distribution_earning as
select distribution.id as distribution_id, distribution.fund_id, distribution.term_number,
  coalesce(term.start_on, result.operation_start_on) as start_on, coalesce(term.closed_on, result.operation_end_on) as end_on,
  share.dividend, share.invested, share.loss
from standing_distribution distribution
left join fund_result result on result.fund_id = distribution.fund_id
left join fund_term term on term.fund_id = distribution.fund_id and term.number = distribution.term_number
cross join lateral (
  select coalesce(sum(share.gross), 0)::bigint as dividend, coalesce(sum(investment.amount), 0)::bigint as invested, coalesce(sum(share.loss), 0)::bigint as loss
  from distribution_share share join investment on investment.id = share.investment_id
  where share.distribution_id = distribution.id
) share;

-- floor((dividends - losses) x 365 x 1000 / sum(amount x days)) / 10 percent, in basis points; may be negative. Null where no investor lost anything.
alter table fund_result add column rate_after_loss_bp integer;

create or replace function refuse_second_result() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  field text;
begin
  for field in select jsonb_object_keys(before) loop
    continue when before -> field = 'null'::jsonb or before -> field is not distinct from after -> field;
    continue when field in ('operation_start_on', 'operation_end_on', 'operation_booked_at') and is_being_corrected(new.fund_id, 'operation_days');
    continue when field in ('payday', 'rate_bp', 'rate_after_loss_bp') and is_being_corrected(new.fund_id, 'distribution');
    raise exception 'column %.% is set once', tg_table_name, field using errcode = 'integrity_constraint_violation';
  end loop;
  return new;
end $$;

update fund_result set rate_after_loss_bp = earned.rate_bp
from (
  select fund_id, (10 * floor((sum(dividend) - sum(loss)) * 365000 / sum(invested * (end_on - start_on + 1))))::integer as rate_bp
  from distribution_earning where invested > 0 and end_on >= start_on group by fund_id having sum(loss) > 0
) earned
where earned.fund_id = fund_result.fund_id and fund_result.rate_bp is not null;
