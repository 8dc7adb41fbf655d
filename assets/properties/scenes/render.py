"""
blender -b --factory-startup -P render.py -- FUND VIEW FILE.png [per cent of 1200x800] [samples]

The facts come from facts.json beside this folder; the same facts and seed give the same picture.
"""

import json
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import apartment  # noqa: E402
import block  # noqa: E402
import interior  # noqa: E402
import land  # noqa: E402
import machiya  # noqa: E402
import stage  # noqa: E402


_KINDS = {'apartment': apartment, 'block': block, 'land': land, 'machiya': machiya}


def _exterior(fund, view, dice):
    facts = fund['building']
    light = stage.LIGHTS[fund['light'][view]]
    kind = _KINDS[facts['kind']]
    built = kind.stand(facts, light['lamps'], dice)
    side = {'left': -1, 'right': 1}[facts['seenFrom']]
    if view == 'entrance':
        kind.frame_entrance(built, side)
    else:
        # By day from the other side, so that two pictures tell more than one.
        kind.frame_whole(built, side if view == 'exterior-evening' else -side)
    stage.sky(light, fund['sunDegrees'].get(view, 230), dice)
    return light['exposure'] + fund.get('exposure', {}).get(view, 0), False


def _room(fund, view, dice):
    interior.stand(fund['room'], dice)
    light = stage.LIGHTS[fund['light'][view]]
    stage.sky(light, fund['sunDegrees'].get(view, 200), dice)
    return light['exposure'] + fund.get('exposure', {}).get(view, 0), True


def main(number, view, path, percent=100, samples=24):
    with open(os.path.join(HERE, '..', 'facts.json'), encoding='utf-8') as file:
        fund = json.load(file)[number]
    stage.empty()
    dice = random.Random(fund['seed'])
    exposure, indoors = (_room if view == 'room' else _exterior)(fund, view, dice)
    stage.render(os.path.abspath(path), int(percent), int(samples), exposure, indoors)


main(*sys.argv[sys.argv.index('--') + 1 :])
