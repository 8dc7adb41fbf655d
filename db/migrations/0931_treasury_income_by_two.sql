-- Up Migration

-- What a line of the bank was for a fund takes two people, and so does every rule that tells one: a rule names one remitter whole, one lease, and an amount
-- near its line's. See decision 0368.

-- Whom two people saw that the remitter may be, when they kept the rule: 'member:12'.
-- Null where nobody looked: in what was kept before, and in an end.
alter table line_rule add column known_payers text[];
-- True where two people decided; null in lines that were told before.
alter table fund_line add column by_two boolean check (by_two);
alter table fund_line alter column by_two set default true;

-- What one person kept, what speaks for a piece of a name, for a wide range, or for income of no lease, speaks no more: people tell such lines again.
create function rule_is_narrow(rule line_rule) returns boolean language sql stable as $$
  select rule.remitter = remarks_key(entry.remarks)
    and abs(rule.amount_from - entry.amount) * 10 <= abs(entry.amount) and abs(rule.amount_until - entry.amount) * 10 <= abs(entry.amount)
    and line.paid_by = 'fund'
    and not exists (
      select from fund_line_part part
      where part.explanation_id = told.id and part.amount > 0 and part.kind in ('other_income', 'sale'))
    and (
      select count(distinct part.lease_id) <= 1 and count(*) filter (where part.lease_id is null) = 0
      from fund_line_part part
      where part.explanation_id = told.id and part.amount > 0 and part.kind in ('rent', 'advance_rent'))
  from statement_explanation told
  join bank_statement_line entry on entry.id = told.statement_line_id
  join fund_line line on line.explanation_id = told.id
  where told.id = rule.made_from
$$;

insert into line_rule (replaces, is_ended, remitter, amount_from, amount_until, made_from, reason, kept_by, kept_at)
select rule.id, true, rule.remitter, rule.amount_from, rule.amount_until, rule.made_from, '終了（規則の条件の変更による）', rule.kept_by, now()
from line_rule rule
where not rule.is_ended and not exists (select from line_rule later where later.replaces = rule.id)
  and (rule.proposal_id is null or rule_is_narrow(rule) is not true);

-- Rows of before stay as they were told.
alter table line_rule add constraint line_rule_of_two check (is_ended or proposal_id is not null) not valid;

-- ---------------------------------------------------------------- at commit

create function two_people_decided(proposal) returns boolean language sql stable as $$
  select $1.status = 'approved' and ($1.decided_by <> $1.proposed_by or $1.sole_operator)
$$;

create function check_line_rule() returns trigger language plpgsql as $$
declare
  decision proposal;
begin
  if new.is_ended then
    return null;
  end if;
  select * into decision from proposal where id = new.proposal_id;
  if not coalesce(two_people_decided(decision) and decision.kind in ('line_rule', 'fund_line'), false) then
    raise exception 'line rule %: two people have not decided on it', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.known_payers is null or rule_is_narrow(new) is not true then
    raise exception 'line rule %: it names no single remitter, lease and amount', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger narrow_rule after insert on line_rule deferrable initially deferred for each row execute function check_line_rule();

-- Of whom the remitter of a line may be, what stands in the database under that very name.
create function payers_of(remitted text, funds bigint[]) returns setof text language sql stable as $$
  with name as (select payer_key(remarks_key(remitted)) as key)
  select 'member:' || member.id from member, name where payer_key(member.kana_key) = name.key and name.key <> ''
  union all
  select 'related:' || party.id from party, name
  where party.relation in ('officer', 'group') and name.key in (payer_key(party.name), payer_key(party.name_kana))
  union all
  select 'seller:' || party.id from party, name
  where name.key in (payer_key(party.name), payer_key(party.name_kana))
    and exists (select from standing_property_deal deal where deal.seller_id = party.id and deal.buyer_fund_id is not null)
  union all
  select 'buyer:' || party.id from party, name
  where name.key in (payer_key(party.name), payer_key(party.name_kana))
    and exists (select from standing_property_deal deal where deal.buyer_id = party.id and deal.seller_fund_id is not null)
  union all
  select 'tenant:' || party.id from party, name
  where name.key in (payer_key(party.name), payer_key(party.name_kana))
    and exists (
      select from lease join property_stay stay on stay.part_id = lease.part_id where lease.tenant_id = party.id and lease.struck_by is null)
    and not exists (
      select from lease join property_stay stay on stay.part_id = lease.part_id
      where lease.tenant_id = party.id and lease.struck_by is null and stay.fund_id = any(funds))
$$;

-- Whether two people have decided what a line was: by a proposal that names it, before it came by a plan, or by a rule.
create function is_told_by_two(told statement_explanation, line fund_line) returns boolean language sql stable as $$
  select exists (
    select from proposal decision
    where decision.id = told.proposal_id and two_people_decided(decision) and (
      decision.kind = 'fund_line' and line.rule_id is null and case
        when told.corrects is null then
          (decision.content #>> '{of,entryId}') = told.statement_line_id::text
          or coalesce(decision.content #> '{of,also}' @> to_jsonb(told.statement_line_id), false)
        else (decision.content #>> '{of,corrects}') = told.corrects::text
      end
      or exists (select from outgoing_plan plan where plan.id = line.plan_id and plan.proposal_id = decision.id)
      or exists (select from line_rule kept where kept.id = line.rule_id and kept.proposal_id = decision.id)))
$$;

-- Whether a rule speaks for the line that was told by it, as it was told.
create function rule_speaks(rule line_rule, told statement_explanation, line fund_line) returns boolean language sql stable as $$
  select not rule.is_ended and rule.remitter = remarks_key(entry.remarks) and entry.amount between rule.amount_from and rule.amount_until
    and exists (select from fund_line made where made.explanation_id = rule.made_from and made.counterparty = line.counterparty and made.paid_by = line.paid_by)
    and not exists (
      (select fund_id, lease_id from fund_line_part where explanation_id = told.id)
      except (select fund_id, lease_id from fund_line_part where explanation_id = rule.made_from))
  from bank_statement_line entry where entry.id = told.statement_line_id
$$;

create function check_told_by_two() returns trigger language plpgsql as $$
declare
  told statement_explanation;
  entry bank_statement_line;
  rule line_rule;
begin
  select * into strict told from statement_explanation where id = new.explanation_id;
  select * into strict entry from bank_statement_line where id = told.statement_line_id;
  if new.by_two is not true or not is_told_by_two(told, new) then
    raise exception 'explanation %: two people have not decided what line % was for its funds', told.id, entry.id
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.rule_id is null then
    return null;
  end if;
  select * into strict rule from line_rule where id = new.rule_id;
  if rule_speaks(rule, told, new) is not true or exists (select from line_rule later where later.replaces = rule.id) then
    raise exception 'explanation %: rule % does not speak for line %', told.id, rule.id, entry.id using errcode = 'integrity_constraint_violation';
  end if;
  if entry.amount > 0 and new.counterparty = 'third_party'
    and exists (select from payers_of(entry.remarks, array(select part.fund_id from fund_line_part part where part.explanation_id = told.id)) mark where mark <> all(coalesce(rule.known_payers, '{}')))
  then
    raise exception 'explanation %: the remitter of line % is no third party that two people saw', told.id, entry.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger told_by_two after insert on fund_line deferrable initially deferred for each row execute function check_told_by_two();
