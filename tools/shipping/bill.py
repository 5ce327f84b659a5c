"""Bill of materials: every part of a release in CycloneDX, for programs that look for known faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.factory.license import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

from tiptoe.build import VERSION
from tiptoe.distribution import NAME
from tools.shipping.parts import Part

SCHEMA: Final = SchemaVersion.V1_6


def bill_of_materials(parts: Sequence[Part]) -> str:
    """Returns the bill, the same for the same parts but for the hour; raises ValueError if it breaks the standard."""
    bom = Bom()
    bom.serial_number = uuid5(NAMESPACE_URL, repr([(part.kind, part.name, part.version) for part in parts]))
    bom.metadata.component = ours = _component(Part("pypi", NAME, VERSION, "MIT"), ComponentType.APPLICATION)
    others = [_component(part) for part in parts]
    for other in others:
        bom.components.add(other)
    bom.register_dependency(ours, others)
    text: str = JsonV1Dot6(bom).output_as_string(indent=1)
    problem = JsonStrictValidator(SCHEMA).validate_str(text)
    if problem is not None:
        raise ValueError(str(problem))
    return text


def _component(part: Part, kind: ComponentType = ComponentType.LIBRARY) -> Component:
    space, _, name = part.name.rpartition("/")
    url = PackageURL(part.kind, space or None, name, part.version)
    licences = [LicenseFactory().make_from_string(part.licence)]
    return Component(
        name=name, group=space or None, version=part.version, type=kind, purl=url, bom_ref=str(url), licenses=licences
    )
