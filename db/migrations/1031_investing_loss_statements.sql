-- Up Migration

-- Whoever loses principal reads why before the money comes: nothing of a distribution with a loss is put into a payment until its statement was sent for a day
-- (M96). Distributions of before this rule did not ask. See decision 0411.
alter table fixed_distribution add column asks_statement boolean not null default false;
alter table fixed_distribution alter column asks_statement set default true;

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''loss_statement''::text, ');
end $$;

-- The words of the company. Every figure beside them is read from the distribution and its shares.
create table loss_statement (
  id bigint generated always as identity primary key,
  distribution_id bigint not null unique references fixed_distribution,
  what_happened text not null check (length(what_happened) between 1 and 2000),
  next_steps text not null check (length(next_steps) between 1 and 2000),
  apology text not null check (length(apology) between 1 and 2000),
  contact text not null check (length(contact) between 1 and 500),
  proposal_id bigint not null unique references proposal,
  sent_at timestamptz not null
);
create trigger append_only before update or delete on loss_statement for each row execute function refuse_change();
create trigger append_only_truncate before truncate on loss_statement execute function refuse_change();

-- When each investor first opened it.
create table loss_statement_reading (
  statement_id bigint not null references loss_statement,
  member_id bigint not null references member,
  read_at timestamptz not null,
  primary key (statement_id, member_id)
);
create index loss_statement_reading_of_member on loss_statement_reading (member_id);
create trigger append_only before update or delete on loss_statement_reading for each row execute function refuse_change();
create trigger append_only_truncate before truncate on loss_statement_reading execute function refuse_change();

create function check_loss_statement() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal
    where id = new.proposal_id and kind = 'loss_statement' and status = 'approved' and (decided_by <> proposed_by or sole_operator) and decided_at = new.sent_at
      and (content ->> 'distributionId', content ->> 'whatHappened', content ->> 'nextSteps', content ->> 'apology', content ->> 'contact')
        = (new.distribution_id::text, new.what_happened, new.next_steps, new.apology, new.contact)
  ) then
    raise exception 'the statement of the loss of distribution %: two people have not decided upon it', new.distribution_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger decided_by_two before insert on loss_statement for each row execute function check_loss_statement();

create function check_distribution_asks() returns trigger language plpgsql as $$
begin
  if not new.asks_statement then
    raise exception 'distribution % asks for a statement of its loss', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger asks_statement before insert on fixed_distribution for each row execute function check_distribution_asks();

-- Whether anybody loses principal in the distribution of this share, so that all who share in it are sent a statement first.
create function loss_asks_statement(of_share bigint) returns boolean language sql stable as $$
  select exists (
    select from fixed_distribution_share own
    join fixed_distribution distribution on distribution.id = own.distribution_id and distribution.asks_statement
    join fixed_distribution_share share on share.distribution_id = distribution.id and share.loss > 0
    where own.id = of_share)
$$;

create function loss_explained_at(of_share bigint) returns timestamptz language sql stable as $$
  select statement.sent_at
  from fixed_distribution_share share join loss_statement statement on statement.distribution_id = share.distribution_id
  where share.id = of_share
$$;

create function refuse_unexplained_loss() returns trigger language plpgsql as $$
begin
  if loss_asks_statement(new.distribution_share_id) and not coalesce(
    loss_explained_at(new.distribution_share_id) + interval '1 day' <= (select prepared_at from payout_batch where id = new.batch_id), false) then
    raise exception 'payout %: the statement of its loss was not sent a day before', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger loss_is_explained before insert on payout for each row
  when (new.distribution_share_id is not null) execute function refuse_unexplained_loss();

select watch_operator_writes();
