-- Up Migration

-- What a year's payment report says of each member, or would say: as it was told where the year is closed, else as the books have it now.
create function payment_report_figures(of_year integer)
  returns table (member_id bigint, dividend bigint, payee_name text, payee_address text, payments jsonb) language sql stable as $$
  select coalesce(told.member_id, figures.member_id), coalesce(told.dividend, figures.dividend), told.payee_name, told.payee_address, told.payments
  from (select * from tax_year_sum where year = of_year) figures
  full join (select * from tax_year_told where year = of_year and paper = 'payment_report') told on told.member_id = figures.member_id
$$;

-- On whom a report is due for the year, who had more of it than `above`, and what is known of their individual numbers.
create function individual_numbers_needed(of_year integer, above bigint)
  returns table (member_id bigint, member_number text, name text, dividend bigint, received_on date, reference text, recorded_by text) language sql stable as $$
  select member.id, member.member_number, member.family_name || ' ' || member.given_name, due.dividend, kept.received_on, kept.reference,
    recorder.family_name || ' ' || recorder.given_name
  from payment_report_figures(of_year) due
  join member on member.id = due.member_id
  left join individual_number_kept kept on kept.member_id = due.member_id
  left join member recorder on recorder.id = kept.recorded_by
  where due.dividend > above
$$;
