"""The tables of the API, read only."""

from django.db import models


class Table(models.Model):
    class Meta:
        abstract = True
        managed = False
        app_label = "register"


class Individual(Table):
    first_name = models.TextField()
    last_name = models.TextField()
    identification_number = models.TextField()

    class Meta(Table.Meta):
        db_table = "individuals"


class User(Table):
    client_id = models.BigIntegerField()
    is_active = models.BooleanField()
    access_level = models.SmallIntegerField()

    class Meta(Table.Meta):
        db_table = "users"


class Session(Table):
    user = models.ForeignKey(User, models.DO_NOTHING)
    expires_at = models.DateTimeField()
    last_seen_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True)

    class Meta(Table.Meta):
        db_table = "sessions"


class RowCount(Table):
    table_name = models.TextField(primary_key=True)
    rows = models.BigIntegerField()

    class Meta(Table.Meta):
        db_table = "row_counts"
