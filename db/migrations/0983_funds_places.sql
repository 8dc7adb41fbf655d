-- Up Migration

-- Where a property is on the map, in millionths of a degree (WGS 84), and what public data said of it on a day. A later reading wins; an earlier one stays as it was told.
create table property_place (
  id bigint generated always as identity primary key,
  property_id bigint not null references property,
  latitude integer not null check (latitude between 20000000 and 46000000),
  longitude integer not null check (longitude between 122000000 and 154000000),
  -- Whether an operator typed the point, or the address search found it.
  is_typed boolean not null,
  read_at timestamptz not null
);
create index property_place_of_property on property_place (property_id, id);
create trigger append_only before update or delete on property_place for each row execute function refuse_change();
create trigger append_only_truncate before truncate on property_place execute function refuse_change();

create table place_fact (
  place_id bigint not null references property_place,
  fact text not null check (fact in ('flood', 'storm_surge', 'tsunami', 'landslide', 'zoning', 'coverage', 'fire_zone', 'land_price', 'deals')),
  -- Null where the data hold nothing for the point: no all-clear.
  value text check (length(value) between 1 and 300),
  primary key (place_id, fact)
);
create trigger append_only before update or delete on place_fact for each row execute function refuse_change();
create trigger append_only_truncate before truncate on place_fact execute function refuse_change();

-- Tiles of the survey's map around our properties, as they were read: a cache, which may be emptied at any time.
create table map_tile (
  z integer not null,
  x integer not null,
  y integer not null,
  png bytea not null,
  read_at timestamptz not null,
  primary key (z, x, y)
);
