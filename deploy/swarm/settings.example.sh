# Everything that the stack has to be told and that is no secret. Copy to settings.sh, which is not committed, and fill it in;
# README.md goes through it. More keys, each with its meaning: .env.production.example.

# The version of the product, and of the database's programs, which is changed by a way of its own.
export IMAGE_TAG=2026-11-27
export DATABASE_TAG=2026-11-27
# Where the images are: the address of your registry, without a slash at the end.
export IMAGE_PREFIX=registry.example.com/record-cafe

# The three machines, as `docker node ls` calls them.
export MACHINE_1=cafe-1 MACHINE_2=cafe-2 MACHINE_3=cafe-3

export SITE_DOMAIN=www.example.com
export CMS_DOMAIN=cms.example.com
export PREVIEW_DOMAIN=preview.example.com

export TOSS_CLIENT_KEY=live_ck_of_your_account
export MAIL_FROM='Sinsa Record Cafe <hello@example.com>'

# Three buckets that speak S3, for recordings, for pictures and for what the database was at every moment. Region, server (where it is not
# Amazon's) and "true" where buckets are paths there.
export RECORDINGS_S3_BUCKET=recordings-of-your-cafe RECORDINGS_S3_REGION=ap-northeast-2
export MEDIA_S3_BUCKET=pictures-of-your-cafe MEDIA_S3_REGION=ap-northeast-2
export BACKUP_S3_BUCKET=backups-of-your-cafe BACKUP_S3_REGION=ap-northeast-2
export BACKUP_S3_ENDPOINT=s3.ap-northeast-2.amazonaws.com # without https://
# export RECORDINGS_S3_ENDPOINT=https://s3.example.com RECORDINGS_S3_PATH_STYLE=true
# export MEDIA_S3_ENDPOINT=https://s3.example.com MEDIA_S3_PATH_STYLE=true
# export BACKUP_S3_ENDPOINT=s3.example.com BACKUP_S3_PATH_STYLE=true

export SUPER_ADMINS_MANAGED_BY=super-admins
# What site, preview and CMS tell Prometheus (docs/operations.md); without a port they tell nothing.
export METRICS_PORT=9464

# How much of each machine the database may have.
# export POSTGRES_CPUS=2 POSTGRES_MEMORY=1g
# The end of the name of a secret that was changed since (README.md).
# export TLS_CERTIFICATE_VERSION=_2 TLS_KEY_VERSION=_2
