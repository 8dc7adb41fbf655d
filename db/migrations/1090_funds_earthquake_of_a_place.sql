-- Up Migration

-- How likely strong shaking is at a place is one more thing that public data say of it.
alter table place_fact drop constraint place_fact_fact_check;
alter table place_fact add constraint place_fact_fact_check
  check (fact in ('flood', 'storm_surge', 'tsunami', 'landslide', 'earthquake', 'zoning', 'coverage', 'fire_zone', 'land_price', 'deals'));
