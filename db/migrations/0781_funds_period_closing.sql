-- Up Migration

-- ---------------------------------------------------------------- the result of a period, by the books

-- What a fund's book held of a calculation period when two people closed it, and what the contract made of it: whole yen. It is computed, nobody types it.
create table period_closing (
  id bigint generated always as identity primary key,
  fund_id bigint not null,
  number integer not null,
  -- Rents and other income, and what of it the operator or a related party paid.
  income bigint not null,
  related_income bigint not null,
  costs bigint not null,
  sale_proceeds bigint not null,
  related_sale bigint not null,
  sale_cost bigint not null,
  -- Of the whole fund, in earlier periods, when this one began; and what was not made good when it ended.
  loss_carried bigint not null check (loss_carried >= 0),
  loss_left bigint not null check (loss_left >= 0),
  -- Most that the contract gives investors; what the profit gives of it; their quarter of a sale's profit in a fund that renews itself.
  cap bigint not null check (cap >= 0),
  priority bigint not null check (priority between 0 and cap),
  sale_quarter bigint not null check (sale_quarter >= 0),
  -- Why less was distributed than this: investors read it.
  words text not null default '' check (length(words) <= 500),
  distribution_id bigint not null unique references fixed_distribution,
  closed_at timestamptz not null,
  -- Taken back together with its distribution.
  reversed_at timestamptz,
  foreign key (fund_id, number) references fund_period (fund_id, number)
);
create unique index period_is_closed_once on period_closing (fund_id, number) where reversed_at is null;

create function freeze_period_closing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.reversed_at is null and new.reversed_at is not null and is_being_corrected(new.fund_id, 'distribution')
    and to_jsonb(new) - 'reversed_at' = to_jsonb(old) - 'reversed_at' then
    return new;
  end if;
  raise exception 'the closing % of a period is fixed', old.id using errcode = 'integrity_constraint_violation';
end $$;
create trigger frozen before update or delete on period_closing for each row execute function freeze_period_closing();
create trigger append_only_truncate before truncate on period_closing execute function refuse_change();

-- What of a fund's losses stands on its result until a later period makes it good; with the end of the fund it is borne, and carried no longer.
create function loss_carried(of_fund bigint) returns bigint language sql stable as $$
  select coalesce((
    select case when distribution.redeems then 0 else closing.loss_left end
    from period_closing closing
    join fixed_distribution distribution on distribution.id = closing.distribution_id
    where closing.fund_id = of_fund and closing.reversed_at is null
    order by closing.number desc limit 1), 0)
$$;

-- ---------------------------------------------------------------- where a dividend comes from

-- Every yen of a dividend, by what it was paid from. `declared`: operators said that it was earned, and no line of the bank says so.
create table distribution_source (
  distribution_id bigint not null references fixed_distribution,
  kind text not null check (kind in ('rent', 'sale', 'reserve', 'declared')),
  yen bigint not null check (yen > 0),
  -- Of it, what the operator or a party related to it paid in.
  related_yen bigint not null check (related_yen between 0 and yen),
  primary key (distribution_id, kind)
);
insert into distribution_source (distribution_id, kind, yen, related_yen)
select distribution_id, 'declared', sum(gross), sum(gross) from fixed_distribution_share group by distribution_id having sum(gross) > 0;
create trigger append_only before update or delete on distribution_source for each row execute function refuse_change();
create trigger append_only_truncate before truncate on distribution_source execute function refuse_change();

-- A loss that the books computed stands on the fund's result, and is borne from there.
alter table posting_rule disable trigger append_only;
insert into posting_rule (entry_kind, account_kind, side) values ('loss_allocated', 'undistributed', 'credit') on conflict do nothing;
alter table posting_rule enable trigger append_only;

select watch_operator_writes();
