"""Schemas of values: each returns the errors of a value, as (path, message)."""

import re


class Failure(Exception):
    def __init__(self, status, message, issues=()):
        self.status, self.message, self.issues = status, message, issues


class Refused(Exception):
    def __init__(self, issues):
        self.issues = issues


def check(shape, value, path):
    if issues := list(shape(value, path)):
        raise Refused(issues)


def below(path, name):
    return f"{path}.{name}" if path else str(name)


def text(longest, shortest=0):
    def shape(value, path):
        if not isinstance(value, str):
            yield path, "Not a text"
        elif not shortest <= len(value.encode("utf-16-le", "surrogatepass")) // 2 <= longest:
            yield path, f"Between {shortest} and {longest} letters"

    return shape


def one_of(*values):
    def shape(value, path):
        if not isinstance(value, str) or value not in values:
            yield path, "One of " + ", ".join(values)

    return shape


def truth(value, path):
    if not isinstance(value, bool):
        yield path, "Neither true nor false"


def integer(least, most):
    def shape(value, path):
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            yield path, f"A whole number from {least} to {most}"

    return shape


def number_text(least, most):
    def shape(value, path):
        if not re.fullmatch(r"\d{1,9}", value, re.ASCII) or not least <= int(value) <= most:
            yield path, f"A whole number from {least} to {most}"

    return shape


def moment(value, path):
    if not isinstance(value, str) or not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z", value, re.ASCII):
        yield path, "Not a moment in UTC"


def nullable(shape):
    return lambda value, path: () if value is None else shape(value, path)


def anything(value, path):
    return ()


def listing(item, most, least=0):
    def shape(value, path):
        if not isinstance(value, list) or not least <= len(value) <= most:
            yield path, f"A list of {least} to {most}"
            return
        for index, one in enumerate(value):
            yield from item(one, below(path, index))

    return shape


def record(required, optional=None, open_to=False):
    fields = {**required, **(optional or {})}

    def shape(value, path):
        if not isinstance(value, dict):
            yield path, "Not an object"
            return
        for name in required.keys() - value.keys():
            yield below(path, name), "Missing"
        for name, one in value.items():
            if name in fields:
                yield from fields[name](one, below(path, name))
            elif not open_to:
                yield below(path, name), "Unknown"

    return shape
