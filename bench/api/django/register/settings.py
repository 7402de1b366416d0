"""Django as its documentation recommends for deployment: DEBUG off, persistent connections, nothing unnecessary."""

import os
from urllib.parse import urlsplit

database = urlsplit(os.environ["DATABASE_URL"])

DEBUG = False
SECRET_KEY = os.environ["JWT_SECRET"]
ALLOWED_HOSTS = ["127.0.0.1"]
ROOT_URLCONF = "register.urls"
INSTALLED_APPS = ["register"]
MIDDLEWARE = []
USE_TZ = True
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.postgresql",
        "HOST": database.hostname,
        "PORT": database.port,
        "USER": database.username,
        "NAME": database.path[1:],
        "CONN_MAX_AGE": None,
    }
}
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["register.session.SessionAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["register.session.IsStaff"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "UNAUTHENTICATED_USER": None,
}
