"""Sky, sun, lamps, camera, and the render itself."""

import glob
import math
import os
import tempfile

import bpy
from mathutils import Vector

import denoise
from materials import grey, node, ramp

# A sky of our own, from the horizon to the zenith: (height, colour). A physical sky with its disc gives speckles that few samples do not take away.
LIGHTS = {
    'dusk': {
        'sky': [(0, (0.170, 0.112, 0.078)), (0.10, (0.125, 0.102, 0.096)), (0.3, (0.064, 0.072, 0.096)), (1, (0.024, 0.033, 0.058))],
        'cloud': (0.13, 0.096, 0.088), 'clouds': 0.45, 'glow': (0.16, 0.062, 0.02), 'sun': None, 'lamps': True, 'exposure': 3.0,
    },
    'blue-hour': {
        'sky': [(0, (0.085, 0.070, 0.075)), (0.10, (0.058, 0.062, 0.088)), (0.3, (0.030, 0.044, 0.085)), (1, (0.010, 0.018, 0.046))],
        'cloud': (0.058, 0.056, 0.072), 'clouds': 0.4, 'glow': (0.07, 0.03, 0.012), 'sun': None, 'lamps': True, 'exposure': 3.2,
    },
    'morning': {
        'sky': [(0, (0.62, 0.66, 0.72)), (0.12, (0.42, 0.53, 0.70)), (0.4, (0.21, 0.36, 0.64)), (1, (0.10, 0.21, 0.48))],
        'cloud': (0.86, 0.86, 0.86), 'clouds': 0.8, 'glow': (0.16, 0.12, 0.07), 'sun': (34, 3.6, (1, 0.90, 0.76)), 'lamps': False, 'exposure': 0.85,
    },
    'afternoon': {
        'sky': [(0, (0.66, 0.62, 0.58)), (0.12, (0.46, 0.53, 0.64)), (0.4, (0.23, 0.36, 0.60)), (1, (0.11, 0.21, 0.46))],
        'cloud': (0.88, 0.82, 0.76), 'clouds': 0.75, 'glow': (0.22, 0.14, 0.06), 'sun': (27, 3.6, (1, 0.82, 0.62)), 'lamps': False, 'exposure': 0.8,
    },
}


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'
    return bpy.context.scene


def _towards(elevation, azimuth):
    up, round_ = math.radians(elevation), math.radians(azimuth)
    return Vector((math.sin(round_) * math.cos(up), math.cos(round_) * math.cos(up), math.sin(up)))


def _clouds(tree, direction, height, light, dice):
    """Flat layers that draw together towards the horizon."""
    low = node(tree, 'Math', operation='MAXIMUM')
    tree.links.new(height, low.inputs[0])
    low.inputs[1].default_value = 0.03
    raised = node(tree, 'Math', operation='ADD')
    tree.links.new(low.outputs[0], raised.inputs[0])
    raised.inputs[1].default_value = 0.14
    flat = node(tree, 'VectorMath', operation='DIVIDE')
    tree.links.new(direction, flat.inputs[0])
    tree.links.new(raised.outputs[0], flat.inputs[1])
    mapping = node(tree, 'Mapping')
    mapping.inputs['Scale'].default_value = (0.5, 1.2, 0)
    mapping.inputs['Location'].default_value = (dice.uniform(0, 9), dice.uniform(0, 9), 0)
    tree.links.new(flat.outputs[0], mapping.inputs[0])
    noise = node(tree, 'TexNoise', Scale=1.1, Detail=12, Roughness=0.55, Distortion=0.3)
    tree.links.new(mapping.outputs[0], noise.inputs['Vector'])
    return ramp(tree, noise.outputs[0], [(0.47, grey(0)), (0.72, grey(light['clouds']))])


def sky(light, azimuth, dice):
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place = node(tree, 'TexCoord')
    direction = place.outputs['Generated']
    parts = node(tree, 'SeparateXYZ')
    tree.links.new(direction, parts.inputs[0])
    height = parts.outputs[2]
    colour = ramp(tree, height, light['sky'])
    mix = node(tree, 'MixRGB')
    tree.links.new(_clouds(tree, direction, height, light, dice), mix.inputs[0])
    tree.links.new(colour, mix.inputs[1])
    mix.inputs[2].default_value = (*light['cloud'], 1)
    nearness = node(tree, 'VectorMath', operation='DOT_PRODUCT')
    tree.links.new(direction, nearness.inputs[0])
    nearness.inputs[1].default_value = _towards(4, azimuth)
    add = node(tree, 'MixRGB', blend_type='ADD')
    add.inputs[0].default_value = 1
    tree.links.new(mix.outputs[0], add.inputs[1])
    tree.links.new(ramp(tree, nearness.outputs['Value'], [(0.55, grey(0)), (1, light['glow'])]), add.inputs[2])
    tree.links.new(add.outputs[0], tree.nodes['Background'].inputs[0])
    if light['sun']:
        _sun(azimuth, *light['sun'])


def _sun(azimuth, elevation, power, colour):
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = power, colour, math.radians(0.8)
    made = bpy.data.objects.new('sun', lamp)
    made.rotation_euler = (-_towards(elevation, azimuth)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(made)


def panel(place, towards, wide, high, power, colour=(1, 1, 1)):
    """A lamp with an area, unseen by the camera."""
    lamp = bpy.data.lights.new('panel', 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = 'RECTANGLE', wide, high, power, colour
    made = bpy.data.objects.new('panel', lamp)
    made.location = place
    made.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    made.visible_camera = made.visible_glossy = False
    bpy.context.collection.objects.link(made)


def camera(place, look, lens, shift=0.0):
    """Always level, so that what is upright stays upright; height is framed by shifting the lens."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.shift_y, data.clip_end = lens, 36, shift, 2000
    made = bpy.data.objects.new('camera', data)
    made.location = place
    away = Vector((look[0] - place[0], look[1] - place[1], 0))
    made.rotation_euler = away.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(made)
    bpy.context.scene.camera = made


def _settings(scene, percent, samples, indoors, exposure):
    cycles, render = scene.cycles, scene.render
    cycles.samples, cycles.seed = samples, 3
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.04, 6
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 20, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    # Light that has bounced twice is taken as ambient: far less noise, and hardly another picture.
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, 'REPLACE', 2
    scene.world.light_settings.distance = 3 if indoors else 12
    render.resolution_x, render.resolution_y, render.resolution_percentage = 1200, 800, percent
    render.threads_mode, render.threads = 'FIXED', 2
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = 'Filmic', 'Medium High Contrast', exposure


def _passes(scene, folder):
    layer = scene.view_layers[0]
    layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.file_slots.clear()
    for name, source in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('depth', 'Depth')):
        out.file_slots.new(f'{name}.')
        tree.links.new(layers.outputs[source], out.inputs[-1])
    whole = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], whole.inputs[0])


def render(path, percent, samples, exposure, indoors=False):
    scene = bpy.context.scene
    _settings(scene, percent, samples, indoors, exposure)
    with tempfile.TemporaryDirectory() as folder:
        _passes(scene, folder)
        bpy.ops.render.render()
        planes = [
            denoise.load(glob.glob(os.path.join(folder, f'{name}.*.exr'))[0])
            for name in ('colour', 'albedo', 'normal', 'depth')
        ]
    denoise.save(denoise.denoised(*planes, exposure, indoors), path, scene)
