-- Up Migration

-- Rules by which lines of the account explain themselves: whoever remits so much is told as a line was told before. Versioned: a change is a new row.

create table line_rule (
  id bigint generated always as identity primary key,
  -- The version before.
  replaces bigint unique references line_rule,
  -- The last word: from here on it explains nothing.
  is_ended boolean not null default false,
  -- Anywhere in the bank's remarks, as src/domain/line-rules.ts compares them.
  remitter text not null check (length(remitter) between 2 and 100),
  amount_from bigint not null,
  amount_until bigint not null check (amount_until >= amount_from),
  check (amount_from > 0 or amount_until < 0),
  -- As which line was told: the same fund, kinds and units.
  made_from bigint not null references statement_explanation,
  reason text not null check (length(reason) between 1 and 1000),
  kept_by bigint not null references member,
  kept_at timestamptz not null,
  -- Null where one operator may tell such a line alone.
  proposal_id bigint references proposal
);
create trigger append_only before update or delete on line_rule for each row execute function refuse_change();
create trigger append_only_truncate before truncate on line_rule execute function refuse_change();

-- Which rule explained the line; null where a person did.
alter table fund_line add column rule_id bigint references line_rule;
create index fund_line_of_rule on fund_line (rule_id) where rule_id is not null;

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check';
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check ' || replace(rule, 'ARRAY[', 'ARRAY[''line_rule''::text, ');
end $$;

select watch_operator_writes();
