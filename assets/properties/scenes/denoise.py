"""
Takes the noise of few samples out of a picture, with numpy alone: no trained weights. What a surface's own colour explains (its albedo) is divided out first
and put back last, so that tiles and planks stay sharp; only light is smoothed, and never across an edge of depth, direction or colour.
"""

import bpy
import numpy as np


def load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Linear'
    wide, high = image.size
    values = np.empty(wide * high * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(high, wide, 4)[..., :3].copy()


def _box(values, radius):
    size = 2 * radius + 1
    total = np.pad(values, ((radius + 1, radius), (radius + 1, radius)), 'edge').cumsum(0, dtype=np.float32)
    total = (total[size:] - total[:-size]).cumsum(1)
    return (total[:, size:] - total[:, :-size]) / (size * size)


def _shift(values, dy, dx):
    return np.roll(values, (dy, dx), (0, 1))


def without_fireflies(colour):
    """No pixel may outshine the second brightest of its neighbours by far."""
    around = [_shift(colour, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]
    second = np.partition(np.stack(around), -2, axis=0)[-2]
    return np.minimum(colour, second * 1.3 + 0.02)


class Edges:
    """How much a pixel and its neighbour belong to one surface."""

    def __init__(self, albedo, normal, depth):
        self.albedo, self.normal = albedo, normal
        self.depth = np.log(np.clip(depth, 0.1, 500))

    def same(self, dy, dx):
        step = max(abs(dy), abs(dx))
        colour = ((self.albedo - _shift(self.albedo, dy, dx)) ** 2).sum(2) / 0.05
        turn = ((self.normal - _shift(self.normal, dy, dx)) ** 2).sum(2) / 0.06
        away = np.abs(self.depth - _shift(self.depth, dy, dx)) / (0.02 * step)
        return np.exp(-colour - turn - away)


def by_likeness(light, edges, reach, sameness):
    """Non-local means: neighbours count by how alike their surroundings are."""
    level = np.log1p(np.clip(light, 0, None) * 4).mean(2)
    soft = np.log1p(light)
    # Where a surface is noisy, more has to count as alike.
    noise = np.maximum(_box(level**2, 2) - _box(level, 2) ** 2, 0)
    allowed = sameness**2 + 0.8 * np.minimum(noise, 0.3)
    total, weights = soft.copy(), np.ones(level.shape, np.float32)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dy == dx == 0:
                continue
            unlike = _box((level - _shift(level, dy, dx)) ** 2, 1)
            weight = np.exp(-np.maximum(unlike / allowed - 0.5, 0)) * edges.same(dy, dx)
            total += weight[..., None] * _shift(soft, dy, dx)
            weights += weight
    return np.expm1(total / weights[..., None])


def by_levels(light, edges, steps, sameness):
    """Wavelets with holes, ever wider: takes out the wide blotches on walls that a small window cannot see."""
    kernel = {0: 0.375, 1: 0.25, 2: 0.0625}
    soft = np.log1p(np.clip(light, 0, None))
    for step in steps:
        level = soft.mean(2)
        total, weights = np.zeros_like(soft), np.zeros(level.shape, np.float32)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                y, x = dy * step, dx * step
                unlike = np.abs(level - _shift(level, y, x)) / sameness
                weight = kernel[abs(dy)] * kernel[abs(dx)] * np.exp(-unlike)
                if dy or dx:
                    weight = weight * edges.same(y, x)
                total += weight[..., None] * _shift(soft, y, x)
                weights += weight
        soft = total / weights[..., None]
    return np.expm1(soft)


def glare(picture, exposure):
    """A little of what is brighter than white, spread wide, as in a lens."""
    bright = np.clip(picture * 2**exposure - 1.3, 0, 5)
    spread = np.stack([_box(_box(bright[..., k], 9), 16) for k in range(3)], 2)
    return picture + spread * 0.06 / 2**exposure


def vignette(picture):
    high, wide = picture.shape[:2]
    y, x = np.mgrid[0:high, 0:wide]
    away = ((x / wide - 0.5) * 2) ** 2 + ((y / high - 0.5) * 2) ** 2
    return picture * (1 - 0.06 * away)[..., None]


def denoised(colour, albedo, normal, depth, exposure, indoors):
    # Likeness is judged as the eye will see it, so at the exposure of the picture.
    colour = without_fireflies(colour) * 2**exposure
    surface = np.clip(albedo, 0, 1)
    # The same for every surface: were the darkest left out, a pane's pixels would lend each other light of another scale, and white dots appear.
    own = surface + 0.02
    edges = Edges(albedo, normal, depth[..., 0])
    light = by_likeness(colour / own, edges, 4, 0.3 if indoors else 0.2)
    light = by_levels(light, edges, (2, 4, 8) if indoors else (2,), 0.12 if indoors else 0.05)
    return vignette(glare(light * own / 2**exposure, exposure))


def save(picture, path, scene):
    high, wide = picture.shape[:2]
    values = np.ones((high, wide, 4), np.float32)
    values[..., :3] = picture
    image = bpy.data.images.new('picture', wide, high, float_buffer=True)
    image.pixels.foreach_set(values.ravel())
    image.update()
    image.save_render(path, scene=scene)
