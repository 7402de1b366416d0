"""The same check on each request: the token's signature, then the session and its user in the database."""

import hashlib
import hmac
import json
import time
from base64 import urlsafe_b64decode
from datetime import timedelta

from django.conf import settings
from django.utils import timezone
from rest_framework.authentication import BaseAuthentication
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.permissions import BasePermission

from .models import Session

PROVIDER_CLIENT_ID = 1
IDLE = timedelta(minutes=30)


def decode(part):
    return urlsafe_b64decode(part + "=" * (-len(part) % 4))


def read_claims(token):
    """The claims of an HS256 token whose signature and age are right, else None."""
    try:
        head, body, signature = token.split(".")
        signed = hmac.digest(settings.SECRET_KEY.encode(), f"{head}.{body}".encode(), hashlib.sha256)
        if json.loads(decode(head))["alg"] != "HS256" or not hmac.compare_digest(signed, decode(signature)):
            return None
        claims = json.loads(decode(body))
        return claims if claims["exp"] > time.time() else None
    except (KeyError, TypeError, ValueError):
        return None


def is_open(session, now):
    return session.ended_at is None and session.expires_at > now and session.last_seen_at + IDLE > now


class SessionAuthentication(BaseAuthentication):
    def authenticate(self, request):
        scheme, _, token = request.META.get("HTTP_AUTHORIZATION", "").partition(" ")
        claims = read_claims(token) if scheme == "Bearer" else None
        if not claims:
            raise AuthenticationFailed()
        session = Session.objects.select_related("user").filter(pk=claims["sid"]).first()
        if not session or not session.user.is_active or not is_open(session, timezone.now()):
            raise AuthenticationFailed()
        return session.user, session

    def authenticate_header(self, request):
        return "Bearer"


class IsStaff(BasePermission):
    def has_permission(self, request, view):
        return request.user.client_id == PROVIDER_CLIENT_ID
