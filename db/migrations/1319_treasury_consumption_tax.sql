-- Up Migration

-- Consumption tax of what a line of the bank, or a cost of before its payment, was (decision 0513): a class that somebody has said; without one the usual class of
-- its kind counts, which the product computes and never writes. What stood before keeps no class.

-- The last twelve digits weigh 1 and 2 in turn from the right; the first is what their sum lacks of a multiple of nine.
create function is_invoice_number(asked text) returns boolean language sql immutable strict as $$
  select asked ~ '^T[1-9][0-9]{12}$' and substr(asked, 2, 1)::integer = 9 - (
    select sum(substr(asked, 15 - place, 1)::integer * case when place % 2 = 1 then 1 else 2 end) % 9 from generate_series(1, 12) place)
$$;

alter table fund_line_part
  add column tax_class text check (tax_class in ('sale', 'sale_reduced', 'sale_exempt', 'purchase', 'purchase_reduced', 'purchase_without_invoice',
    'purchase_reduced_without_invoice', 'purchase_exempt', 'purchase_dwelling', 'outside', 'open')),
  -- Of who was paid: 適格請求書発行事業者登録番号.
  add column invoice_number text,
  -- Of a sale: how much of the sum is the building's price, with its tax.
  add column building_amount bigint,
  add constraint tax_class_of_kind check (tax_class is null or case
    when tax_class in ('outside', 'open') then kind in ('rent', 'advance_rent', 'other_income', 'sale', 'cost')
    when tax_class like 'sale%' then kind in ('rent', 'advance_rent', 'other_income', 'sale')
    else kind = 'cost' and tax_class <> 'purchase_dwelling' end),
  add constraint invoice_of_cost check (invoice_number is null
    or (kind = 'cost' and is_invoice_number(invoice_number) and coalesce(tax_class, '') not like '%without_invoice')),
  add constraint building_of_sale check (building_amount is null or (kind = 'sale' and building_amount between 0 and amount and tax_class is null));

alter table cost_accrual
  add column tax_class text check (tax_class in ('sale', 'sale_reduced', 'sale_exempt', 'purchase', 'purchase_reduced', 'purchase_without_invoice',
    'purchase_reduced_without_invoice', 'purchase_exempt', 'purchase_dwelling', 'outside', 'open')),
  add column invoice_number text,
  add constraint tax_of_cost check (
    (tax_class is null or tax_class in ('outside', 'open') or (tax_class like 'purchase%' and tax_class <> 'purchase_dwelling'))
    and (invoice_number is null or (is_invoice_number(invoice_number) and coalesce(tax_class, '') not like '%without_invoice')));

-- What a tenant uses it for, which decides whether his rent is taxed; of leases of before nobody has said it.
alter table lease add column let_for text check (let_for in ('dwelling', 'business', 'land'));

-- The class alone was wrong: no money moves, and the latest word counts.
create table tax_class_correction (
  id bigint generated always as identity primary key,
  line_part_id bigint references fund_line_part,
  accrual_id bigint references cost_accrual,
  -- Of the operator's own fees.
  explanation_id bigint references statement_explanation,
  -- Of the building that a fund has bought.
  deal_id bigint references property_deal,
  -- Null: the usual class again.
  tax_class text check (tax_class in ('sale', 'sale_reduced', 'sale_exempt', 'purchase', 'purchase_reduced', 'purchase_without_invoice',
    'purchase_reduced_without_invoice', 'purchase_exempt', 'purchase_dwelling', 'outside', 'open')),
  invoice_number text check (is_invoice_number(invoice_number)),
  building_amount bigint check (building_amount >= 0),
  reason text not null check (length(reason) between 1 and 1000),
  corrected_at timestamptz not null,
  corrected_by bigint not null references member,
  check (num_nonnulls(line_part_id, accrual_id, explanation_id, deal_id) = 1),
  constraint invoice_of_purchase check (invoice_number is null or coalesce(tax_class like 'purchase%' and tax_class not like '%without_invoice', true))
);
create index tax_class_correction_line_part on tax_class_correction (line_part_id, id desc) where line_part_id is not null;
create index tax_class_correction_accrual on tax_class_correction (accrual_id, id desc) where accrual_id is not null;
create index tax_class_correction_explanation on tax_class_correction (explanation_id, id desc) where explanation_id is not null;
create index tax_class_correction_deal on tax_class_correction (deal_id, id desc) where deal_id is not null;
create index tax_class_correction_corrected_by on tax_class_correction (corrected_by);
create trigger append_only before update or delete on tax_class_correction for each row execute function refuse_change();
create trigger append_only_truncate before truncate on tax_class_correction execute function refuse_change();

-- What a class is called in an accounting program, where it is not called as the program ships it: the latest row counts.
create table accounting_tax_name (
  id bigint generated always as identity primary key,
  program text not null check (program in ('yayoi', 'freee', 'money_forward')),
  -- Class, rate and the share that may be deducted, as the product writes them: 'purchase_without_invoice:10:70'.
  tax_key text not null check (tax_key ~ '^[a-z_]+(:[0-9]+){0,2}$'),
  name text not null check (length(name) between 1 and 30),
  kept_at timestamptz not null,
  kept_by bigint not null references member
);
create index accounting_tax_name_of_key on accounting_tax_name (program, tax_key, id desc);
create index accounting_tax_name_kept_by on accounting_tax_name (kept_by);
create trigger append_only before update or delete on accounting_tax_name for each row execute function refuse_change();
create trigger append_only_truncate before truncate on accounting_tax_name execute function refuse_change();

-- Of incomes and costs the lines say the class: an account of theirs may have no tax name of its own.
alter table accounting_name drop constraint accounting_name_tax_class_check, add constraint accounting_name_tax_class_check check (length(tax_class) <= 30);

select watch_operator_writes();
