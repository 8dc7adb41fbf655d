-- Up Migration

-- From which entry and which explanation on a rule judges: whoever acted before it could not know it. See decisions 0446 and 0447.
create table rule_start (
  rule text primary key,
  after_entry bigint not null,
  after_explanation bigint not null
);
insert into rule_start (rule, after_entry, after_explanation)
select rule, (select coalesce(max(id), 0) from journal_entry), (select coalesce(max(id), 0) from statement_explanation)
from (values ('appraised_within_a_year'), ('income_by_its_name'), ('sold_as_appraised')) started (rule);
create trigger append_only before insert or update or delete on rule_start for each row execute function refuse_change();
create trigger append_only_truncate before truncate on rule_start execute function refuse_change();

-- What a fund sells to the operator, to a related party or to another fund of ours goes for no less than a stranger found it to be worth within the year.
create function is_sold_as_appraised(asked bigint) returns boolean language sql stable as $$
  select deal.buyer_relation = 'third' or exists (select from appraisals_of_deal(deal.id) appraisal where appraisal.struck_by is null)
      and deal.price >= appraised_for_deal(deal.id)
  from standing_property_deal deal where deal.id = asked
$$;

create function check_sold_as_appraised() returns trigger language plpgsql as $$
declare
  sold bigint := substring(new.idempotency_key from '^(?:sold-to-operator|sold-to-fund|property-handed-over):([0-9]+)$')::bigint;
begin
  if not is_sold_as_appraised(sold) then
    raise exception 'journal entry %: deal % sells to one of ours for less than somebody else found it to be worth', new.id, sold
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger sold_as_appraised after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('sold_to_operator', 'sold_to_fund', 'property_handed_over')) execute function check_sold_as_appraised();
