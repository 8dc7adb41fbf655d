-- Up Migration

-- What a year's payment report says of each member, or would say: as it was told where the year is closed, else as the books have it now.
create function payment_report_figures(of_year integer)
  returns table (member_id bigint, dividend bigint, payee_name text, payee_address text, payments jsonb) language sql stable as $$
  select coalesce(told.member_id, figures.member_id), coalesce(told.dividend, figures.dividend), told.payee_name, told.payee_address, told.payments
  from (select * from tax_year_sum where year = of_year) figures
  full join (select * from tax_year_told where year = of_year and paper = 'payment_report') told on told.member_id = figures.member_id
$$;
