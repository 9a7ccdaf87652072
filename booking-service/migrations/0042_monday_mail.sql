-- Up Migration

-- Whether somebody who may read reports gets last week by mail on Mondays, and the Monday on which they got it last.
ALTER TABLE users
  ADD COLUMN monday_mail boolean NOT NULL DEFAULT false,
  ADD COLUMN monday_mail_sent_on date;
