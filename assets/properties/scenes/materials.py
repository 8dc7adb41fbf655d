"""Materials, all made of noise and of bricks counted in metres: no picture file is read."""

import bpy

MATERIALS = {}


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    MATERIALS[name] = material
    tree = material.node_tree
    return material, tree, tree.nodes['Principled BSDF'], tree.nodes['Material Output']


def node(tree, kind, **settings):
    """A node with its properties and the defaults of its inputs, an underscore standing for a blank."""
    made = tree.nodes.new('ShaderNode' + kind)
    for key, value in settings.items():
        if hasattr(made, key):
            setattr(made, key, value)
        else:
            made.inputs[key.replace('_', ' ')].default_value = value
    return made


def ramp(tree, source, stops):
    made = tree.nodes.new('ShaderNodeValToRGB')
    elements = made.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = (*colour, 1)
    tree.links.new(source, made.inputs[0])
    return made.outputs[0]


def grey(value):
    return (value, value, value)


def darker(colour, factor):
    return tuple(min(1, part * factor) for part in colour)


def _dirt(tree, scale, stretch):
    """Object-space noise; below 1 the stretch draws it out along z, as rain does."""
    place = node(tree, 'TexCoord')
    mapping = node(tree, 'Mapping')
    mapping.inputs['Scale'].default_value = (1, 1, stretch)
    tree.links.new(place.outputs['Object'], mapping.inputs[0])
    noise = node(tree, 'TexNoise', Scale=scale, Detail=6, Roughness=0.65)
    tree.links.new(mapping.outputs[0], noise.inputs['Vector'])
    return noise.outputs[0]


def _bump(tree, shader, height, strength, distance, invert=False):
    bump = node(tree, 'Bump', Strength=strength, Distance=distance)
    bump.invert = invert
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs[0], shader.inputs['Normal'])


def plain(name, colour, rough=0.6, metal=0.0, noise=0.1, scale=3, bump=0.0, grain=60, streak=False):
    """One colour, broken up by noise: nothing that is built has exactly one."""
    material, tree, shader, _ = _new(name)
    dirt = _dirt(tree, scale, 0.12 if streak else 1)
    stops = [(0.3, darker(colour, 1 - noise)), (0.7, darker(colour, 1 + noise))]
    tree.links.new(ramp(tree, dirt, stops), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    if bump:
        place = node(tree, 'TexCoord')
        fine = node(tree, 'TexNoise', Scale=grain, Detail=4)
        tree.links.new(place.outputs['Object'], fine.inputs['Vector'])
        _bump(tree, shader, fine.outputs[0], bump, 0.01)
    return material


def tiles(name, colour, width, height, gap=0.005, spread=0.18, rough=0.4, offset=0.0, bump=0.4, dirt=0.15, joint=0.6):
    """Tiles, bricks, planks or panels of a size in metres, each of a slightly different colour."""
    material, tree, shader, _ = _new(name)
    uv = node(tree, 'UVMap')
    brick = node(tree, 'TexBrick', Scale=1, Mortar_Size=gap, Mortar_Smooth=0.1, Brick_Width=width, Row_Height=height)
    brick.offset = offset
    brick.inputs['Color1'].default_value = (*colour, 1)
    brick.inputs['Color2'].default_value = (*darker(colour, 1 - spread), 1)
    brick.inputs['Mortar'].default_value = (*darker(colour, joint), 1)
    tree.links.new(uv.outputs[0], brick.inputs['Vector'])
    mix = node(tree, 'MixRGB', blend_type='MULTIPLY')
    mix.inputs[0].default_value = 1
    tree.links.new(brick.outputs[0], mix.inputs[1])
    stains = ramp(tree, _dirt(tree, 0.9, 0.25), [(0.3, grey(1 - dirt)), (0.7, grey(1))])
    tree.links.new(stains, mix.inputs[2])
    tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = rough
    if bump:
        _bump(tree, shader, brick.outputs['Fac'], bump, 0.004, invert=True)
    return material


def planks(name, colour, width=0.12, length=1.8, rough=0.35, spread=0.3):
    """A wooden floor: planks of different tone, with grain along them."""
    material = tiles(name, colour, length, width, gap=0.0012, spread=spread, rough=rough, offset=0.37, bump=0, dirt=0.1, joint=0.35)
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    uv = node(tree, 'UVMap')
    mapping = node(tree, 'Mapping')
    mapping.inputs['Scale'].default_value = (2, 45, 1)
    tree.links.new(uv.outputs[0], mapping.inputs[0])
    grain = node(tree, 'TexNoise', Scale=1.5, Detail=5, Distortion=0.6)
    tree.links.new(mapping.outputs[0], grain.inputs['Vector'])
    mix = node(tree, 'MixRGB', blend_type='MULTIPLY')
    mix.inputs[0].default_value = 1
    tree.links.new(shader.inputs['Base Color'].links[0].from_socket, mix.inputs[1])
    tree.links.new(ramp(tree, grain.outputs[0], [(0.3, grey(0.72)), (0.65, grey(1.1))]), mix.inputs[2])
    tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
    return material


def glass(name, mirror=1.0, least=0.02, tint=(0.93, 0.97, 0.96)):
    """Thin glass: what is not mirrored passes straight on, so that rooms behind it get light without caustics."""
    material, tree, shader, out = _new(name)
    tree.nodes.remove(shader)
    through = node(tree, 'BsdfTransparent')
    through.inputs[0].default_value = (*tint, 1)
    gloss = node(tree, 'BsdfGlossy', Roughness=0.0)
    fresnel = node(tree, 'Fresnel', IOR=1.55)
    part = node(tree, 'Math', operation='MULTIPLY_ADD')
    part.inputs[1].default_value = mirror
    part.inputs[2].default_value = least
    tree.links.new(fresnel.outputs[0], part.inputs[0])
    mix = node(tree, 'MixShader')
    for source, target in ((part, 0), (through, 1), (gloss, 2)):
        tree.links.new(source.outputs[0], mix.inputs[target])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return material


def glow(name, colour, strength, base=None):
    """A surface that glows but is not sampled as a light: it brightens the picture without noise."""
    material, _, shader, _ = _new(name)
    shader.inputs['Base Color'].default_value = (*(base or colour), 1)
    shader.inputs['Emission'].default_value = (*colour, 1)
    shader.inputs['Emission Strength'].default_value = strength
    shader.inputs['Roughness'].default_value = 0.8
    material.cycles.sample_as_light = False
    return material


def lit_wall(name, colour, strength, base):
    """The wall of a room with its lamp on: brighter towards the ceiling. Its UV has metres above the floor as v."""
    material, tree, shader, _ = _new(name)
    shader.inputs['Base Color'].default_value = (*base, 1)
    shader.inputs['Roughness'].default_value = 0.9
    uv = node(tree, 'UVMap')
    parts = node(tree, 'SeparateXYZ')
    tree.links.new(uv.outputs[0], parts.inputs[0])
    rise = node(tree, 'Math', operation='MULTIPLY_ADD')
    rise.inputs[1].default_value = 0.28 * strength
    rise.inputs[2].default_value = 0.15 * strength
    tree.links.new(parts.outputs[1], rise.inputs[0])
    shader.inputs['Emission'].default_value = (*colour, 1)
    tree.links.new(rise.outputs[0], shader.inputs['Emission Strength'])
    material.cycles.sample_as_light = False
    return material


def thin(name, colour, through):
    """Cloth or paper that lets a part of the light behind it pass."""
    material, tree, shader, out = _new(name)
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Roughness'].default_value = 1
    shader.inputs['Specular'].default_value = 0.1
    beyond = node(tree, 'BsdfTranslucent')
    beyond.inputs[0].default_value = (*colour, 1)
    mix = node(tree, 'MixShader')
    mix.inputs[0].default_value = through
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(beyond.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return material


def sheer(name, colour, opaque):
    """A lace curtain: most rays pass, the others light it up."""
    material = thin(name, colour, 0.6)
    tree = material.node_tree
    out = tree.nodes['Material Output']
    cloth = out.inputs[0].links[0].from_socket
    mix = node(tree, 'MixShader')
    mix.inputs[0].default_value = opaque
    tree.links.new(node(tree, 'BsdfTransparent').outputs[0], mix.inputs[1])
    tree.links.new(cloth, mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return material


def leaf(name, dark, light):
    """Leaves of many greens (a colour for each leaf), a little light coming through."""
    material = thin(name, light, 0.35)
    tree = material.node_tree
    geometry = node(tree, 'NewGeometry')
    colour = ramp(tree, geometry.outputs['Random Per Island'], [(0, dark), (1, light)])
    shader = tree.nodes['Principled BSDF']
    tree.links.new(colour, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.55
    return material


def asphalt(name='asphalt', colour=0.10):
    material, tree, shader, _ = _new(name)
    place = node(tree, 'TexCoord')
    wide = node(tree, 'TexNoise', Scale=0.35, Detail=6, Roughness=0.6)
    fine = node(tree, 'TexNoise', Scale=130, Detail=3)
    for noise in (wide, fine):
        tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
    mix = node(tree, 'MixRGB', blend_type='MULTIPLY')
    mix.inputs[0].default_value = 1
    base = ramp(tree, wide.outputs[0], [(0.3, grey(colour * 0.8)), (0.7, grey(colour * 1.2))])
    tree.links.new(base, mix.inputs[1])
    tree.links.new(ramp(tree, fine.outputs[0], [(0.35, grey(0.65)), (0.7, grey(1.3))]), mix.inputs[2])
    tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.8
    shader.inputs['Specular'].default_value = 0.3
    return material
