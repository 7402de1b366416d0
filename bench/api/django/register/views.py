from django.core.paginator import Paginator
from django.utils.functional import cached_property
from rest_framework.generics import ListAPIView
from rest_framework.pagination import PageNumberPagination
from rest_framework.response import Response
from rest_framework.serializers import ModelSerializer

from .models import Individual, RowCount

MOST = 10_000


class IndividualSerializer(ModelSerializer):
    class Meta:
        model = Individual
        fields = ["id", "first_name", "last_name", "identification_number"]


class KeptCount(Paginator):
    """Takes the number of rows from where the API takes it; Django's own counts them on each page."""

    @cached_property
    def count(self):
        return RowCount.objects.get(pk="individuals").rows


class StockPages(PageNumberPagination):
    page_size = 20


class Pages(StockPages):
    django_paginator_class = KeptCount


class IndividualList(ListAPIView):
    queryset = Individual.objects.order_by("-id")
    serializer_class = IndividualSerializer
    pagination_class = Pages


class StockIndividualList(IndividualList):
    pagination_class = StockPages


def fold(term):
    return term.lower().replace("-", "")


def like(term):
    escaped = term.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"


class Found(Paginator):
    """The page that the database has cut already."""

    @cached_property
    def count(self):
        return min(self.object_list[0].total, MOST) if self.object_list else 0

    def page(self, number):
        return self._get_page(self.object_list, self.validate_number(number), self)


class FoundPages(StockPages):
    django_paginator_class = Found


class IndividualSearch(ListAPIView):
    """The API's own statement: Django's icontains would read the whole table."""

    serializer_class = IndividualSerializer
    pagination_class = FoundPages

    def get_queryset(self):
        terms = [fold(term) for term in self.request.query_params.get("q", "").split()]
        likes = " AND ".join(["search_text LIKE %s"] * len(terms))
        offset = (int(self.request.query_params.get("page", 1)) - 1) * StockPages.page_size
        return list(
            Individual.objects.raw(
                f"""
                WITH matches AS MATERIALIZED (SELECT id, sort_name FROM individuals WHERE {likes} LIMIT {MOST + 1}),
                page AS (SELECT id, sort_name FROM matches ORDER BY sort_name, id LIMIT {StockPages.page_size} OFFSET %s)
                SELECT id, first_name, last_name, identification_number, (SELECT count(*) FROM matches) AS total
                FROM page JOIN individuals USING (id, sort_name) ORDER BY sort_name, id
                """,
                [*map(like, terms), offset],
            )
        )

    def list(self, request, *args, **kwargs):
        if not request.query_params.get("q", "").strip():
            return Response({"q": ["This field may not be blank."]}, status=400)
        return super().list(request, *args, **kwargs)
