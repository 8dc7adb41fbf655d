"""Meshes with UV in metres: one object for each material, so that a whole street stays some dozen objects."""

import math

import bpy
from mathutils import Matrix, Vector

from materials import MATERIALS

# Corners of a side of a box, and the axis that it looks along.
_SIDES = (
    ((0, 2, 3, 1), 2),
    ((4, 5, 7, 6), 2),
    ((0, 1, 5, 4), 1),
    ((2, 6, 7, 3), 1),
    ((0, 4, 6, 2), 0),
    ((1, 3, 7, 5), 0),
)


class Mesh:
    def __init__(self):
        self.parts = {}
        # Where the following parts go: for buildings that are turned or moved as a whole.
        self.place = Matrix()

    def _part(self, material):
        return self.parts.setdefault(material, ([], [], []))

    def box(self, material, x0, y0, z0, x1, y1, z1):
        points, faces, uv = self._part(material)
        first = len(points)
        corners = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
        points += [tuple(self.place @ Vector(corner)) for corner in corners]
        for side, axis in _SIDES:
            faces.append([first + i for i in side])
            uv += [tuple(part for k, part in enumerate(corners[i]) if k != axis) for i in side]

    def face(self, material, corners, uv=None):
        points, faces, uvs = self._part(material)
        first = len(points)
        points += [tuple(self.place @ Vector(corner)) for corner in corners]
        faces.append(list(range(first, first + len(corners))))
        uvs += uv or [(x + y, z) for x, y, z in corners]

    def wall(self, material, x0, y0, x1, y1, z0, z1):
        """An upright face; its v counts from its foot."""
        corners = [(x0, y0, z0), (x1, y1, z0), (x1, y1, z1), (x0, y0, z1)]
        self.face(material, corners, [(x + y, z - z0) for x, y, z in corners])

    def rod(self, material, start, end, radius, radius_end=None, sides=14):
        start, end = Vector(start), Vector(end)
        along = (end - start).normalized()
        across = along.orthogonal().normalized()
        third = along.cross(across)
        points, faces, uv = self._part(material)
        first = len(points)
        for centre, size in ((start, radius), (end, radius if radius_end is None else radius_end)):
            for i in range(sides):
                angle = 2 * math.pi * i / sides
                point = centre + (across * math.cos(angle) + third * math.sin(angle)) * size
                points.append(tuple(self.place @ point))
        for i in range(sides):
            j = (i + 1) % sides
            faces.append([first + i, first + j, first + sides + j, first + sides + i])
            uv += [(i / sides, 0), (j / sides, 0), (j / sides, 1), (i / sides, 1)]
        faces.append([first + i for i in reversed(range(sides))])
        faces.append([first + sides + i for i in range(sides)])
        uv += [(0, 0)] * (2 * sides)

    def finish(self, bevels=None, smooth=()):
        """Turns what was collected into objects; bevels: material to width in metres."""
        for material, (points, faces, uv) in self.parts.items():
            made = add_object(material, points, faces, material)
            layer = made.data.uv_layers.new(name='UVMap')
            for i, pair in enumerate(uv):
                layer.data[i].uv = pair
            if material in smooth:
                smoothen(made, 0.7)
            if material in (bevels or {}):
                _bevel(made, bevels[material])
        self.parts = {}


def _bevel(made, width):
    bevel = made.modifiers.new('bevel', 'BEVEL')
    bevel.width = width
    bevel.segments = 2
    bevel.limit_method = 'ANGLE'
    bevel.harden_normals = True
    made.data.use_auto_smooth = True


def smoothen(made, angle=None):
    for polygon in made.data.polygons:
        polygon.use_smooth = True
    if angle:
        made.data.use_auto_smooth = True
        made.data.auto_smooth_angle = angle


def add_object(name, points, faces, material):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.materials.append(MATERIALS[material])
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return made


def sheet(name, columns, material, heights):
    """A hanging cloth: (x, y) pairs from side to side, drawn up between two or more heights."""
    points = [(x, y, z) for z in heights for x, y in columns]
    wide = len(columns)
    faces = []
    for row in range(len(heights) - 1):
        for i in range(wide - 1):
            foot = row * wide + i
            faces.append((foot, foot + 1, foot + wide + 1, foot + wide))
    made = add_object(name, points, faces, material)
    smoothen(made)
    return made


def curtain(material, x0, x1, y, z0, z1, folds=60, depth=0.035):
    count = max(4, int((x1 - x0) / 0.012))
    columns = []
    for i in range(count + 1):
        run = i / count * (x1 - x0)
        columns.append((x0 + run, y + depth * (math.sin(run * folds) + 0.4 * math.sin(run * folds * 0.37 + 1))))
    return sheet('curtain', columns, material, (z0, z1))


def soft_box(material, centre, size, swell=0.02, tilt=0.0, levels=4):
    """Cushions, mattresses, sofas: a box with round edges and a slightly uneven surface."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=centre)
    made = bpy.context.object
    made.scale = size
    made.rotation_euler = (tilt, 0, 0)
    bpy.ops.object.transform_apply(location=False, rotation=True, scale=True)
    made.data.materials.append(MATERIALS[material])
    bevel = made.modifiers.new('bevel', 'BEVEL')
    bevel.width = min(size) * 0.35
    bevel.segments = 4
    finer = made.modifiers.new('finer', 'SUBSURF')
    finer.subdivision_type = 'SIMPLE'
    finer.levels = finer.render_levels = levels
    clouds = bpy.data.textures.new('clouds', 'CLOUDS')
    clouds.noise_scale = 0.25
    uneven = made.modifiers.new('uneven', 'DISPLACE')
    uneven.texture = clouds
    uneven.strength = swell
    uneven.mid_level = 0.5
    uneven.texture_coords = 'GLOBAL'
    smoothen(made)
    return made


def wire(start, end, sag, radius=0.012, material='wire', steps=20):
    start, end = Vector(start), Vector(end)
    data = bpy.data.curves.new('wire', 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth = radius
    data.bevel_resolution = 1
    line = data.splines.new('POLY')
    line.points.add(steps)
    for i in range(steps + 1):
        part = i / steps
        point = start.lerp(end, part) - Vector((0, 0, sag * 4 * part * (1 - part)))
        line.points[i].co = (*point, 1)
    data.materials.append(MATERIALS[material])
    bpy.context.collection.objects.link(bpy.data.objects.new('wire', data))
