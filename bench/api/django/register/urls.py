from django.urls import path

from .views import IndividualList, IndividualSearch, StockIndividualList

urlpatterns = [
    path("api/individuals/", IndividualList.as_view()),
    path("api/individuals/search/", IndividualSearch.as_view()),
    path("stock/api/individuals/", StockIndividualList.as_view()),
]
