-- Up Migration

-- A property is an entity of its own over all funds that held it. Nothing here is changed: what was recorded wrongly is struck by two people
-- (struck_by), and recorded anew. Who owns what follows from the deals alone.

-- ---------------------------------------------------------------- who deals

-- Seller, buyer, tenant: whoever stands on the other side, and what he is to the operator.
create table party (
  id bigint generated always as identity primary key,
  -- third: nobody of ours. self: the operating company. officer, group: its officers, its group. fund: one of its funds.
  relation text not null check (relation in ('third', 'self', 'officer', 'group', 'fund')),
  -- Of the company and its funds the name stands elsewhere.
  name text check (length(name) between 1 and 100),
  corporate_number text check (corporate_number ~ '^\d{13}$'),
  fund_id bigint unique references fund,
  recorded_at timestamptz,
  check ((relation in ('self', 'fund')) = (name is null)),
  check ((relation = 'fund') = (fund_id is not null))
);
create unique index party_self on party (relation) where relation = 'self';
-- A company whose relation changes is recorded again under its new one: deals keep what it was.
create unique index party_once on party (corporate_number, relation) where corporate_number is not null;
create trigger append_only before update or delete on party for each row execute function refuse_change();
create trigger append_only_truncate before truncate on party execute function refuse_change();

insert into party (relation) values ('self');
insert into party (relation, fund_id) select 'fund', id from fund order by id;
create function add_fund_party() returns trigger language plpgsql as $$
begin
  insert into party (relation, fund_id) values ('fund', new.id);
  return null;
end $$;
create trigger party after insert on fund for each row execute function add_fund_party();

-- ---------------------------------------------------------------- what there is

create table property (
  id bigint generated always as identity primary key,
  -- land: a piece of land. building: a building with its land. unit: units of a building that are owned one by one.
  kind text not null check (kind in ('land', 'building', 'unit')),
  -- As it was typed, and as it is compared (src/domain/address-key.ts).
  address text not null check (length(address) between 1 and 200),
  address_key text not null check (length(address_key) between 1 and 200),
  building_name text not null default '' check (length(building_name) <= 100),
  -- 地番, which is not the residential number; as typed and as compared.
  lot_number text not null default '' check (length(lot_number) <= 200),
  lot_key text check (length(lot_key) between 1 and 200),
  -- Year and month of completion.
  built_in text check (built_in ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  recorded_at timestamptz not null,
  check ((lot_number = '') = (lot_key is null))
);
create index property_address on property (address_key);
create index property_lot on property (lot_key) where lot_key is not null;
create trigger append_only before update or delete on property for each row execute function refuse_change();
create trigger append_only_truncate before truncate on property execute function refuse_change();

-- What a fund can hold of a property: all of it, or one of its units.
create table property_part (
  id bigint generated always as identity primary key,
  property_id bigint not null references property,
  name text not null check (length(name) between 1 and 50),
  -- All of the property: then it has no other part.
  is_whole boolean not null,
  -- 家屋番号.
  house_number text not null default '' check (length(house_number) <= 100),
  -- 不動産番号: the surest name of a thing in the register.
  registry_number text unique check (registry_number ~ '^\d{13}$'),
  -- Hundredths of a square metre.
  area_centi bigint not null check (area_centi between 1 and 100000000000),
  -- freehold: 所有権. leasehold: 借地権. shared: 共有, a share of it.
  ownership text not null check (ownership in ('freehold', 'leasehold', 'shared')),
  recorded_at timestamptz not null,
  unique (property_id, name)
);
create unique index property_part_whole on property_part (property_id) where is_whole;
create trigger append_only before update or delete on property_part for each row execute function refuse_change();
create trigger append_only_truncate before truncate on property_part execute function refuse_change();

create function check_property_part() returns trigger language plpgsql as $$
begin
  perform from property where id = new.property_id for no key update;
  if exists (select from property_part where property_id = new.property_id and (is_whole or new.is_whole)) then
    raise exception 'all of property % is a part already', new.property_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.is_whole = (select kind = 'unit' from property where id = new.property_id) then
    raise exception 'units are parts, land and buildings are held as a whole' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger check_part before insert on property_part for each row execute function check_property_part();

-- Two properties that look like one and are not: two people say so, with a reason.
create table property_distinct (
  property_id bigint not null references property,
  other_id bigint not null references property,
  reason text not null check (length(reason) between 1 and 1000),
  proposal_id bigint not null references proposal,
  primary key (property_id, other_id),
  check (property_id > other_id)
);
create index property_distinct_other on property_distinct (other_id);
create trigger append_only before update or delete on property_distinct for each row execute function refuse_change();
create trigger append_only_truncate before truncate on property_distinct execute function refuse_change();

create function check_same_property() returns trigger language plpgsql as $$
begin
  if exists (
    select from property other
    where other.id < new.id and (other.address_key = new.address_key or other.lot_key = new.lot_key)
      and not exists (
        select from property_distinct said join proposal on proposal.id = said.proposal_id
        where said.property_id = new.id and said.other_id = other.id and proposal.status = 'approved')
  ) then
    raise exception 'property % stands where another one stands', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger same_property after insert on property deferrable initially deferred for each row execute function check_same_property();

-- ---------------------------------------------------------------- what is struck

-- The one change that a record of these tables may take: two people strike it, once.
create function only_struck() returns trigger language plpgsql as $$
begin
  if old.struck_by is not null or new.struck_by is null or (to_jsonb(new) - 'struck_by') <> (to_jsonb(old) - 'struck_by') then
    raise exception 'a record of a property is not changed' using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (select from proposal where id = new.struck_by and status = 'approved') then
    raise exception 'a record of a property is struck by two people' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- ---------------------------------------------------------------- what changed hands

create table property_deal (
  id bigint generated always as identity primary key,
  part_id bigint not null references property_part,
  -- purchase: bought by the operator or a fund. in_kind: brought into a fund by the operator. sale: out of a fund or of the operator's hands.
  -- between_funds: from one fund to another.
  kind text not null check (kind in ('purchase', 'in_kind', 'sale', 'between_funds')),
  -- 決済日, in Japan.
  settled_on date not null,
  seller_id bigint not null references party,
  buyer_id bigint not null references party check (buyer_id <> seller_id),
  -- Of the part.
  share_numerator integer not null default 1 check (share_numerator >= 1),
  share_denominator integer not null default 1 check (share_denominator between 1 and 1000000),
  -- Whole yen, without and with consumption tax.
  price bigint not null check (price >= 0),
  price_with_tax bigint not null,
  -- Why at this price, where the two sides are not strangers.
  price_reason text not null default '' check (length(price_reason) <= 1000),
  -- The paper that it rests on: what it is, and the SHA-256 of its file.
  basis text not null check (length(basis) between 1 and 200),
  basis_sha256 text check (basis_sha256 ~ '^[0-9a-f]{64}$'),
  recorded_at timestamptz not null,
  struck_by bigint references proposal,
  check (share_numerator <= share_denominator),
  check (price_with_tax >= price)
);
create index property_deal_part on property_deal (part_id, settled_on);
create index property_deal_seller on property_deal (seller_id);
create index property_deal_buyer on property_deal (buyer_id);
create index property_deal_struck on property_deal (struck_by) where struck_by is not null;
create trigger only_struck before update on property_deal for each row execute function only_struck();
create trigger append_only before delete on property_deal for each row execute function refuse_change();
create trigger append_only_truncate before truncate on property_deal execute function refuse_change();

create view standing_property_deal as
select deal.*, seller.relation as seller_relation, seller.fund_id as seller_fund_id, buyer.relation as buyer_relation, buyer.fund_id as buyer_fund_id
from property_deal deal join party seller on seller.id = deal.seller_id join party buyer on buyer.id = deal.buyer_id
where deal.struck_by is null;

-- What a fund holds of a part from a day on.
create view property_flow as
select id as deal_id, part_id, buyer_fund_id as fund_id, settled_on, share_numerator::numeric / share_denominator as share
from standing_property_deal where buyer_fund_id is not null
union all
select id, part_id, seller_fund_id, settled_on, -share_numerator::numeric / share_denominator
from standing_property_deal where seller_fund_id is not null;

create function check_property_deal() returns trigger language plpgsql as $$
declare
  seller party;
  buyer party;
begin
  perform from property_part where id = new.part_id for no key update;
  select * into seller from party where id = new.seller_id;
  select * into buyer from party where id = new.buyer_id;
  if new.kind <> (case
    when seller.relation = 'fund' and buyer.relation = 'fund' then 'between_funds'
    when seller.relation = 'self' and buyer.relation = 'fund' then 'in_kind'
    when seller.relation in ('self', 'fund') then 'sale'
    when buyer.relation in ('self', 'fund') then 'purchase'
    else 'none' end) then
    raise exception 'a deal between % and % is no %', seller.relation, buyer.relation, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  if new.price_reason = '' and not (seller.relation = 'third' or buyer.relation = 'third') then
    raise exception 'a price between related parties has a reason' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger check_deal before insert on property_deal for each row execute function check_property_deal();

-- On no day is more of a part held than there is, or by two funds, or does a fund sell what it has not.
create function check_property_holdings() returns trigger language plpgsql as $$
begin
  if exists (
    with flow as (
      select fund_id, settled_on, sum(share) as share from property_flow where part_id = new.part_id group by fund_id, settled_on
    ), held as (
      select day.settled_on, flow.fund_id, round(sum(flow.share), 9) as share
      from (select distinct settled_on from flow) day join flow on flow.settled_on <= day.settled_on
      group by day.settled_on, flow.fund_id
    )
    select from held where share < 0 or share > 1
    union all
    select from held where share > 0 group by settled_on having count(*) > 1
  ) then
    raise exception 'part % would be held twice, or sold without being held', new.part_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger property_holdings after insert or update on property_deal deferrable initially immediate
  for each row execute function check_property_holdings();

-- ---------------------------------------------------------------- what it is worth

create table property_appraisal (
  id bigint generated always as identity primary key,
  part_id bigint not null references property_part,
  appraised_on date not null,
  appraiser text not null check (length(appraiser) between 1 and 100),
  -- licensed: 不動産鑑定評価. assessment: 査定 of a broker. own: the operator's own.
  method text not null check (method in ('licensed', 'assessment', 'own')),
  value bigint not null check (value > 0),
  document text not null check (length(document) between 1 and 200),
  recorded_at timestamptz not null,
  struck_by bigint references proposal
);
create index property_appraisal_part on property_appraisal (part_id, appraised_on);
create index property_appraisal_struck on property_appraisal (struck_by) where struck_by is not null;
create trigger only_struck before update on property_appraisal for each row execute function only_struck();
create trigger append_only before delete on property_appraisal for each row execute function refuse_change();
create trigger append_only_truncate before truncate on property_appraisal execute function refuse_change();

-- ---------------------------------------------------------------- what a fund is about

-- 対象不動産: what the fund buys, from whom and at what price it says it will. Whether it has bought is said by the deals.
create table fund_property (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  part_id bigint not null references property_part,
  share_numerator integer not null default 1 check (share_numerator >= 1),
  share_denominator integer not null default 1 check (share_denominator between 1 and 1000000),
  seller_id bigint not null references party,
  -- Whole yen, without consumption tax.
  price bigint not null check (price > 0),
  price_basis text not null check (length(price_basis) between 1 and 1000),
  -- Where the seller is not a stranger.
  price_reason text not null default '' check (length(price_reason) <= 1000),
  recorded_at timestamptz not null,
  struck_by bigint references proposal,
  check (share_numerator <= share_denominator)
);
create unique index fund_property_once on fund_property (fund_id, part_id) where struck_by is null;
create index fund_property_part on fund_property (part_id);
create index fund_property_seller on fund_property (seller_id);
create index fund_property_struck on fund_property (struck_by) where struck_by is not null;
create trigger only_struck before update on fund_property for each row execute function only_struck();
create trigger append_only before delete on fund_property for each row execute function refuse_change();
create trigger append_only_truncate before truncate on fund_property execute function refuse_change();

create function check_fund_property() returns trigger language plpgsql as $$
begin
  if new.price_reason = '' and (select relation <> 'third' from party where id = new.seller_id) then
    raise exception 'a price of a related party has a reason' using errcode = 'integrity_constraint_violation';
  end if;
  if (select fund_id = new.fund_id from party where id = new.seller_id) then
    raise exception 'a fund does not buy from itself' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger check_link before insert on fund_property for each row execute function check_fund_property();

-- ---------------------------------------------------------------- who lives there

create table lease (
  id bigint generated always as identity primary key,
  part_id bigint not null references property_part,
  tenant_id bigint not null references party,
  -- Whole yen a month: 賃料, 共益費; and 敷金.
  rent bigint not null check (rent > 0),
  common_fee bigint not null check (common_fee >= 0),
  deposit bigint not null check (deposit >= 0),
  begins_on date not null,
  -- As the contract says; null where it runs on.
  ends_on date check (ends_on >= begins_on),
  -- サブリース: the tenant lets it on.
  is_sublease boolean not null,
  recorded_at timestamptz not null,
  struck_by bigint references proposal
);
create index lease_part on lease (part_id, begins_on);
create index lease_tenant on lease (tenant_id);
create index lease_struck on lease (struck_by) where struck_by is not null;
create trigger only_struck before update on lease for each row execute function only_struck();
create trigger append_only before delete on lease for each row execute function refuse_change();
create trigger append_only_truncate before truncate on lease execute function refuse_change();

-- A lease that came to its end, whatever its contract says.
create table lease_end (
  lease_id bigint primary key references lease,
  ended_on date not null,
  recorded_at timestamptz not null
);
create trigger append_only before update or delete on lease_end for each row execute function refuse_change();
create trigger append_only_truncate before truncate on lease_end execute function refuse_change();

-- ---------------------------------------------------------------- through whose hands it went

-- Each stay of a part in a fund: bought from whom on which day, sold to whom; what the operator itself had paid for it before.
create view property_stay as
select bought.part_id, bought.buyer_fund_id as fund_id, bought.id as acquisition_id, bought.settled_on as held_from, bought.price as acquired_for,
  bought.seller_relation, sold.id as exit_id, sold.settled_on as held_until, sold.price as sold_for, sold.buyer_relation, sold.buyer_fund_id as next_fund_id,
  case
    when sold.id is null then 'none_yet'
    when sold.buyer_relation = 'third' then 'third_party'
    when sold.buyer_relation = 'self' then 'own_purchase'
    when sold.buyer_relation = 'fund' then 'next_fund'
    else 'related' end as exit_kind,
  own.price as own_price, own.settled_on as own_on
from standing_property_deal bought
left join lateral (
  select * from standing_property_deal sold
  where sold.part_id = bought.part_id and sold.seller_fund_id = bought.buyer_fund_id and (sold.settled_on, sold.id) > (bought.settled_on, bought.id)
  order by sold.settled_on, sold.id limit 1
) sold on true
left join lateral (
  select * from standing_property_deal own
  where own.part_id = bought.part_id and own.buyer_relation = 'self' and bought.seller_relation = 'self' and (own.settled_on, own.id) < (bought.settled_on, bought.id)
  order by own.settled_on desc, own.id desc limit 1
) own on true
where bought.buyer_fund_id is not null;

select watch_operator_writes();
