#!/bin/sh
# Run once by PostgreSQL's image in a new database: the role with which server and worker run. It owns nothing; migrations give it its rights, and
# rehearsals of an opening need a database of their own.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database_app_password)" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role ito_app login createdb password :'password';
SQL
